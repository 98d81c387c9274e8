import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  itemDialogMachine,
  type CartFacts,
} from '../../../machines/catalogue/itemDialog.machine.ts';
import { holdsOtherStore, quantityElsewhere } from '../../../machines/rules/cartRules.ts';
import { choiceProblems } from '../../../machines/rules/choiceProblems.ts';
import { unitPrice } from '../../../machines/rules/discount.ts';
import type { CartLine, Item, ItemChoice, MessageRef } from '../../../machines/rules/domain.ts';
import { quantityProblem } from '../../../machines/rules/quantity.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { saveToCart, useCartActor, useCartLines } from '../../cart/index.ts';
import { prepareLines } from '../../checkout/index.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { now } from '../../platform/browser.ts';

interface PurchaseStart {
  item: Item;
  choice: ItemChoice;
  /** The cart line to change; null when the caller names none. */
  lineId: number | null;
  /**
   * The cart lines of this item when the purchase starts. When the customer chooses a variation,
   * the statechart looks for its line here.
   */
  lines?: readonly CartLine[];
}

/**
 * Runs the statechart that adds one item to the cart or takes it to the checkout (F-10). Used by
 * the item popup and by the item's own page.
 * @returns the statechart's snapshot and `send`, the customer's choice with its problems, and functions
 *   for the buttons
 */
export function usePurchase(start: PurchaseStart) {
  const { item } = start;
  const cart = useCartActor();
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const machine = useMemo(
    () =>
      itemDialogMachine.provide({
        actors: { saveToCart: fromPromise(({ input }) => saveToCart(cart, input)) },
      }),
    [cart],
  );
  const moduleId = useModule()?.id;
  const [snapshot, send, actor] = useFlow(machine, {
    input: { ...start, now: wallClockOf(now()) },
    on: {
      'checkout.prepared': ({ page, lines }) => {
        if (moduleId !== undefined) prepareLines({ moduleId, page }, lines);
      },
    },
  });
  useEffect(() => {
    if (actor.getSnapshot().context.item !== item) send({ type: 'item.changed', item });
  }, [actor, send, item]);
  const [attempts, setAttempts] = useState(0);
  const tried = attempts > 0;

  const { choice, lineId } = snapshot.context;
  const all = useLinesBefore(snapshot.hasTag('busy'));
  const inOtherLines = quantityElsewhere(all, item, choice, lineId);
  const facts: CartFacts = {
    hasPlace: place !== null,
    hasToken: signedIn,
    holdsOtherStore: holdsOtherStore(all, item),
    inOtherLines,
  };
  const attempt = (type: 'item.saved' | 'item.bought' | 'item.ordered') => () => {
    setAttempts(attempts + 1);
    send({ type, cart: facts });
  };
  return {
    snapshot,
    send,
    choice,
    lineId,
    /** The cart that the choice is added to: its lines without the line that is being saved. */
    lines: all,
    /**
     * The problems that prevent ordering this choice, shown beside the options. Before the first
     * attempt it is only that the variation is out of stock (ITEM-38).
     */
    problems: choiceProblems(item, choice).filter((problem) => tried || isSoldOut(problem)),
    tried,
    attempts,
    /**
     * Whether the chosen quantity is allowed. When `limit` is set too, one piece more is not
     * allowed: the chosen quantity is then the maximum, hence the name.
     */
    isMost: quantityProblem(item, choice.variationType, choice.quantity, inOtherLines) === null,
    /** Why the quantity cannot be increased; null when it can be. */
    limit: quantityProblem(item, choice.variationType, choice.quantity + 1, inOtherLines),
    /** Whether one piece costs 0; its quantity cannot be decreased then (ITEM-28). */
    isFree: unitPrice(item, choice, 3) === 0,
    increase: () => send({ type: 'item.increased', inOtherLines }),
    decrease: () => send({ type: 'item.decreased' }),
    save: attempt('item.saved'),
    buy: attempt('item.bought'),
    order: attempt('item.ordered'),
  };
}

const isSoldOut = (problem: MessageRef): boolean =>
  'key' in problem && problem.key === 'rules.variation.outOfStock';

/**
 * The lines of the cart. While the purchase is being saved (`saving`), they are those from before:
 * the cart contains the new line at once, and with the choice the item would be counted twice.
 */
function useLinesBefore(saving: boolean): CartLine[] {
  const lines = useCartLines();
  const [before, setBefore] = useState(lines);
  if (!saving && before !== lines) setBefore(lines);
  return saving ? before : lines;
}

export type Purchase = ReturnType<typeof usePurchase>;

/**
 * The input of `useChosenPrice` for a purchase. A campaign item is ordered on its own, without the
 * cart (ITEM-13).
 */
export const wantedOf = (item: Item, { choice, lineId, lines, snapshot }: Purchase) => ({
  item,
  choice,
  lineId,
  lines,
  apart: snapshot.matches({ open: 'campaign' }),
});
