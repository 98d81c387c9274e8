import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  itemDialogMachine,
  type CartFacts,
} from '../../../machines/catalogue/itemDialog.machine.ts';
import { holdsOtherStore, quantityElsewhere } from '../../../machines/rules/cartRules.ts';
import { choiceProblems } from '../../../machines/rules/choice.ts';
import { unitPrice } from '../../../machines/rules/discount.ts';
import type { CartLine, Item, ItemChoice } from '../../../machines/rules/domain.ts';
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
  /** The line to change, null when none was named. */
  lineId: number | null;
  /** The cart's lines of the item, as they are at the start. */
  lines?: readonly CartLine[];
}

/** One item on its way to the cart or the checkout (F-10), for the popup and the item's own page. */
export function usePurchase(start: PurchaseStart) {
  const { item } = start;
  const cart = useCartActor();
  const all = useCartLines();
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
  const [snapshot, send] = useFlow(machine, {
    input: { ...start, now: wallClockOf(now()) },
    on: {
      'checkout.prepared': ({ page, lines }) => {
        if (moduleId !== undefined) prepareLines({ moduleId, page }, lines);
      },
    },
  });
  const [attempts, setAttempts] = useState(0);
  const tried = attempts > 0;

  const { choice, lineId } = snapshot.context;
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
    /** Why it cannot be ordered, once that was tried. Shown where the customer can change it. */
    problems: tried ? choiceProblems(item, choice) : [],
    tried,
    attempts,
    /** As many are chosen as can be had: one more is one too many. */
    isMost: quantityProblem(item, choice.variationType, choice.quantity, inOtherLines) === null,
    /** Why there can be no more of it. */
    limit: quantityProblem(item, choice.variationType, choice.quantity + 1, inOtherLines),
    /** The price of one is 0: then there is nothing to take back (ITEM-28). */
    isFree: unitPrice(item, choice, 3) === 0,
    increase: () => send({ type: 'item.increased', inOtherLines }),
    decrease: () => send({ type: 'item.decreased' }),
    save: attempt('item.saved'),
    buy: attempt('item.bought'),
    order: attempt('item.ordered'),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;

/** What of a purchase its price depends on; a campaign item is ordered by itself (ITEM-13). */
export const wantedOf = (item: Item, { choice, lineId, snapshot }: Purchase) => ({
  item,
  choice,
  lineId,
  apart: snapshot.matches({ open: 'campaign' }),
});
