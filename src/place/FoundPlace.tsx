import { CircleCheck, CircleX, MapPin, MapPinOff } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { coordinates, type mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

const Found = styled.div<{ $good: boolean }>`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 18px;
  border-radius: 20px;
  background: var(${({ $good }) => ($good ? '--success-soft' : '--warning-soft')});
  > svg {
    flex: none;
    color: var(${({ $good }) => ($good ? '--success' : '--warning')});
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--text-2);
  }
`;

interface FoundPlaceProps extends ComponentPropsWithRef<'div'> {
  snapshot: SnapshotFrom<typeof mapPickerMachine>;
  onRetry: () => void;
  /** Whether a place outside every delivery zone is accepted too, so no zone is named. */
  anywhere?: boolean;
}

/**
 * Shows, and announces to screen readers, the place below the pin: its address, and whether the
 * shop serves it or why that is unknown. `children` are shown for a place outside all zones;
 * `onRetry` retries a look-up that failed.
 */
export function FoundPlace(props: FoundPlaceProps) {
  const { snapshot, onRetry, anywhere = false, children, ...rest } = props;
  const { address, position, problem } = snapshot.context;
  const outside = snapshot.matches({ picking: 'outside' });
  const lost = snapshot.matches({ picking: 'lost' });
  const unchosen = snapshot.matches({ picking: 'unchosen' });
  const ready = snapshot.matches({ picking: 'ready' });
  return (
    <>
      <div role="status" {...rest}>
        {(lost || unchosen) && (
          <Found $good={false}>
            {lost ? <MapPinOff size={22} aria-hidden /> : <MapPin size={22} aria-hidden />}
            <b>{t(lost ? 'place.positionNotFound' : 'map.unchosen')}</b>
          </Found>
        )}
        {(ready || outside) && (
          <Found $good={ready}>
            {ready ? <CircleCheck size={22} aria-hidden /> : <CircleX size={22} aria-hidden />}
            <span>
              <b>
                <bdi>{outside ? t('place.outside.title') : address || coordinates(position)}</bdi>
              </b>
              {!anywhere && <small>{t(ready ? 'map.inside' : 'place.outside.text')}</small>}
            </span>
          </Found>
        )}
      </div>
      {outside && children}
      {problem !== null && (
        <Notice look="danger">
          {resolve(problem)}{' '}
          <Button look="quiet" size="sm" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
    </>
  );
}
