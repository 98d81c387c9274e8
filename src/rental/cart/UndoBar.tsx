import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import {
  leavingLines,
  returningLines,
  type RentalCartSnapshot,
} from '../../../machines/rental/selectors.ts';
import type { RentalCartLine } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { catchFocus, focusedElement } from '../../platform/focus.ts';
import { useDock } from '../../ui/dock.ts';
import { useOutsidePress } from '../../ui/field/useOutsidePress.ts';
import { useRentalCartActor } from './cartActor.ts';

const Bar = styled.section`
  inline-size: fit-content;
  max-inline-size: min(560px, 100%);
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 12px;
  padding-inline: 20px 12px;
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  box-shadow: var(--shadow-4), var(--edge);
  font: var(--type-sm);
  p {
    flex: 1;
  }
  [data-dock='drawer'] > & {
    max-inline-size: min(560px, calc(100% - 40px));
    margin-block-end: 12px;
  }
  body > & {
    position: fixed;
    inset-inline: 16px;
    inset-block-end: 96px;
    /* Above the toasts, because it can be pressed for a few seconds only. */
    z-index: calc(var(--z-toast) + 1);
    /* At the top on a phone, because the buttons of the next step are at the bottom there. */
    @media (max-width: 1180px) {
      inset-block: 88px auto;
    }
  }
`;

const isUndoable = (snapshot: RentalCartSnapshot) => snapshot.matches({ open: 'undoable' });

const namesOf = (lines: readonly RentalCartLine[]) => lines.map(({ vehicle }) => vehicle.name);

function words(snapshot: RentalCartSnapshot): string {
  const returning = namesOf(returningLines(snapshot));
  const leaving = namesOf(leavingLines(snapshot));
  if (returning.length === 0 && leaving.length === 0) return t('rentalCart.undo.trip');
  if (leaving.length === 0) return t('rentalCart.undo.returns', { returning });
  if (returning.length === 0) return t('rentalCart.undo.leaves', { leaving });
  return t('rentalCart.undo.both', { returning, leaving });
}

/**
 * Shown for 8 seconds after a change of the trip cart. It says what Undo will restore or remove,
 * and has the Undo button.
 */
export function UndoBar() {
  const shown = useOutsidePress(useSelector(useRentalCartActor(), isUndoable));
  const dock = useDock();
  return shown ? createPortal(<UndoBarContent />, dock ?? document.body) : null;
}

function UndoBarContent() {
  const cart = useRentalCartActor();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed element may have been removed by the change: then Undo takes focus.
    if (focusedElement() === null) button.current?.focus({ preventScroll: true });
    return () => void catchFocus();
  }, []);
  return (
    <Bar aria-label={t('rentalCart.undo.label')}>
      <p role="status">{words(cart.getSnapshot())}</p>
      <Button
        ref={button}
        look="soft"
        size="sm"
        icon={<Undo2 size={18} aria-hidden />}
        onClick={() => cart.send({ type: 'rental.cart.undo' })}
      >
        {t('rentalCart.undo')}
      </Button>
    </Bar>
  );
}
