import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '../../machines/checkout/orderDraft.ts';
import { partFoldMachine } from '../../machines/checkout/partFold.machine.ts';
import type { CheckoutFacts, CheckoutSection, Place } from '../../machines/rules/domain.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { useFlow } from '../flow/useFlow.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    flex: 1;
  }
  > span {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
    display: grid;
    place-items: center;
    font: 700 0.875rem/1 var(--font);
  }
  > button {
    margin-block: -4px;
  }
  /* On a phone "Done" is beside the heading, which fits in one line only if it is smaller. */
  @media (max-width: 640px) {
    gap: 10px;
    h2 {
      font: var(--type-title);
      letter-spacing: var(--track-title);
    }
  }
`;

const Body = styled.div`
  margin-block-start: 20px;
  display: grid;
  gap: 16px;
`;

const Short = styled.div`
  margin-block-start: 8px;
  padding-inline-start: 46px;
  color: var(--text-2);
  overflow-wrap: anywhere;
  b {
    color: var(--text);
  }
  @media (max-width: 640px) {
    padding-inline-start: 0;
  }
`;

/** The layout of the fields in one part of the form: one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

/**
 * Option tiles in a row, as many as there is space for; with `$stacked` one below the other.
 * `$narrow` makes the tiles narrower, so that more of them fit.
 */
export const Tiles = styled.div<{ $narrow?: boolean; $stacked?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow, $stacked }) =>
    $stacked === true
      ? 'minmax(0, 1fr)'
      : `repeat(auto-fit, minmax(min(100%, ${$narrow === true ? '190px' : '220px'}), 1fr))`};
  gap: 12px;
`;

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The props that the checkout form passes on to each of its parts. */
export interface FormProps {
  snapshot: CheckoutSnapshot;
  send: (event: CheckoutEvent) => void;
  facts: CheckoutFacts;
  totals: OrderTotals;
  place: Place;
  /** The id of the earlier order by prescription that is repeated; null when none is. */
  repeatedOrderId: string | null;
}

/** The props of each numbered part of the form. */
export interface PartOfForm extends FormProps {
  number: number;
}

/** Whether a part of the form is unfolded, and the function that changes it. */
export interface Fold {
  open: boolean;
  set: (open: boolean) => void;
}

/**
 * Returns whether a part of the form is unfolded, and a function to change it. When the order is
 * refused because of this `section`, the part unfolds.
 * @param start whether the part is unfolded at first
 * @param section the part's name in a refusal; null for a part that is never the reason
 */
export function useFold(
  start: boolean,
  section: CheckoutSection | null,
  snapshot: CheckoutSnapshot,
): Fold {
  const [part, send] = useFlow(partFoldMachine, { input: { folded: !start } });
  const { refusal } = snapshot.context;
  useEffect(() => {
    if (refusal !== null && refusal.section === section) send({ type: 'part.refused' });
  }, [refusal, section, send]);
  return {
    open: part.hasTag('open'),
    set: (open) => send({ type: open ? 'part.unfolded' : 'part.folded' }),
  };
}

/**
 * Returns a ref to attach to a part of the form. When the order is refused because of this part,
 * the part's message or invalid field is scrolled into view. If the refusal has a message, the part
 * also gets the focus; otherwise the focus stays at the invalid field.
 */
export function useRefusalInView(
  section: CheckoutSection | null,
  refusal: CheckoutSnapshot['context']['refusal'],
): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusal === null || refusal.section !== section) return;
    const shown = part.current?.querySelector('[aria-invalid="true"], [role="alert"]');
    (shown ?? part.current)?.scrollIntoView({ block: 'center' });
    if (refusal.message !== null) part.current?.focus({ preventScroll: true });
  }, [refusal, section]);
  return part;
}

interface PartProps {
  number: number;
  title: string;
  /** The part's name in a refusal; null for a part that is never the reason for a refusal. */
  section: CheckoutSection | null;
  snapshot: CheckoutSnapshot;
  fold: Fold;
  /** The content shown while the part is folded; null keeps the part unfolded. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A numbered part of the form that folds to a summary. When the order is refused because of this
 * part, it shows the message and gets the focus; a refusal without a message is shown at the
 * fields.
 */
export function Part({ number, title, section, snapshot, fold, summary, children }: PartProps) {
  const id = useId();
  const { refusal } = snapshot.context;
  const part = useRefusalInView(section, refusal);
  const message = refusal?.section === section ? refusal.message : null;
  const open = fold.open || summary === null;
  const wasOpen = useRef(open);
  useEffect(() => {
    // When a long part folds, the content below it moves up; scrolling keeps this part in view.
    if (wasOpen.current && !open) part.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = open;
  }, [open, part]);
  return (
    <Panel
      ref={part}
      {...(section === null ? {} : { id: `checkout-${section}`, tabIndex: -1 })}
      aria-labelledby={`${id}-title`}
    >
      <Head>
        <span aria-hidden>{number}</span>
        <h2 id={`${id}-title`}>{title}</h2>
        {summary !== null && (
          <Button
            look={open ? 'ghost' : 'quiet'}
            size="sm"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            aria-label={t('ui.labelled', {
              label: t(open ? 'checkout.done' : 'checkout.edit'),
              value: title,
            })}
            onClick={() => fold.set(!open)}
          >
            {t(open ? 'checkout.done' : 'checkout.edit')}
          </Button>
        )}
      </Head>
      <div id={`${id}-body`}>
        {open ? <Body>{children}</Body> : <Short>{summary}</Short>}
        {message !== null && (
          <Body>
            <Notice look="danger">{resolve(message)}</Notice>
          </Body>
        )}
      </div>
    </Panel>
  );
}
