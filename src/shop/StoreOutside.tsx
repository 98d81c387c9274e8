import styled from 'styled-components';
import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { usePlace } from './place.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > span {
    flex: 1 1 24ch;
  }
`;

/**
 * Says that the store does not deliver to the place that the customer has chosen, with a button to
 * choose another place (ADDR-16). Renders nothing when the store delivers there, or no place is
 * chosen.
 * @param zoneId the zone of the store; 0 when it is unknown, and then nothing is rendered
 * @param word what the module calls a store (NAV-02)
 */
export function StoreOutside({ zoneId, word }: { zoneId: number; word: string }) {
  const place = usePlace();
  const outlet = useOutlet();
  if (place === null || zoneId === 0 || place.zoneIds.includes(zoneId)) return null;
  return (
    <Notice look="warning">
      <Way>
        <span>{t('catalogue.store.outside', { store: word })}</span>
        <Button
          size="sm"
          onClick={() =>
            outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
          }
        >
          {t('catalogue.store.changePlace')}
        </Button>
      </Way>
    </Notice>
  );
}
