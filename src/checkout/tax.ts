import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { draftOf } from '../../machines/checkout/orderDraft.ts';
import { lineKey } from '../../machines/rules/cartRules.ts';
import { orderTotals } from '../../machines/rules/checkout.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import type { TaxAnswer, ServerTax } from '../../machines/rules/tax.ts';
import { fetchOrderTax } from '../api/checkout/calls.ts';

/** The first part of the cache key of every tax query. */
export const taxKey = ['tax'] as const;

/** The data for which the server computes the tax. */
export interface TaxQuestion {
  /** The part of the cache key that identifies the order. */
  key: readonly unknown[];
  /** The amount before tax. It is part of the cache key, because another amount has another tax. */
  untaxed: number;
  ask: (signal: AbortSignal) => Promise<ServerTax>;
}

/**
 * Asks the server for a tax that cannot be computed from the seller's percentage, and passes the
 * answer to `onAnswer`: null while it loads, `unknown` after a failure until the query is
 * invalidated.
 * @param question null when no tax is needed from the server
 */
export function useTaxQuestion(
  question: TaxQuestion | null,
  onAnswer: (tax: TaxAnswer | null) => void,
): void {
  const { data, isError } = useQuery({
    queryKey: [...taxKey, question?.untaxed, ...(question?.key ?? [])],
    queryFn: question === null ? skipToken : ({ signal }) => question.ask(signal),
    staleTime: MINUTE_MS,
  });
  const untaxed = question?.untaxed;
  const answer = isError ? 'unknown' : (data ?? null);
  useEffect(() => {
    if (untaxed !== undefined) onAnswer(answer === null ? null : { untaxed, answer });
  }, [untaxed, answer, onAnswer]);
}

/**
 * Asks the server for an order's tax when its store has no tax percentage (PRICE-06, wire facts
 * 10.5), and sends the answer to the checkout's `actor`. `snapshot` is the actor's current state.
 */
export function useOrderTax(
  actor: ActorRefFrom<typeof checkoutMachine>,
  snapshot: SnapshotFrom<typeof checkoutMachine>,
): void {
  const sendTax = useCallback(
    (tax: TaxAnswer | null) => actor.send({ type: 'order.tax.computed', tax }),
    [actor],
  );
  useTaxQuestion(snapshot.matches('ordering') ? questionOf(snapshot) : null, sendTax);
}

function questionOf({ context }: SnapshotFrom<typeof checkoutMachine>): TaxQuestion | null {
  if (context.facts === null || context.facts.store.taxPercent !== undefined) return null;
  const { untaxed, deliveryFeePending } = orderTotals(context);
  // The taxed amount includes the delivery fee, so the query waits until the fee is known.
  if (deliveryFeePending) return null;
  const draft = draftOf(context);
  const { storeId, couponCode, lines, choices } = draft;
  const ordered = lines.map(({ item, choice }) => [
    lineKey(item, choice),
    choice.quantity,
    choice.addOns,
  ]);
  return {
    key: ['order', storeId, choices.orderType, couponCode, ordered],
    untaxed,
    ask: (signal) => fetchOrderTax(draft, signal),
  };
}
