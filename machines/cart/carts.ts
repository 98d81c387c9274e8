import { quantityElsewhere } from '../rules/cartRules.ts';
import type { Item, ItemChoice, MessageRef } from '../rules/domain.ts';
import { quantityProblem } from '../rules/quantity.ts';
import {
  asPendingAdditions,
  changeOf,
  commandOf,
  inherit,
  markSent,
  nextToSend,
  takeBack,
} from './answers.ts';
import {
  emptyBasket,
  identityOf,
  lineOf,
  ownerKey,
  rowOf,
  ticketsGone,
  visibleLines,
  type Basket,
  type CartCommand,
  type CartOwner,
  type LineChange,
} from './basket.ts';

/**
 * All carts that this browser knows: the active one, those of other modules, and the one that is
 * filled before the owner (customer or guest id) is known.
 */
export interface Carts {
  owner: CartOwner | null;
  /**
   * Carts by `ownerKey`: one for each visited module, and one that was filled before the guest id
   * was known.
   */
  baskets: Record<string, Basket>;
}

export interface CartContext extends Carts {
  /** Increases with each call, answer and temporary line id, so that their order is known. */
  counter: number;
  /** Why the cart cannot be read; null when it can. */
  problem: MessageRef | null;
}

/** The active cart; an empty one when its owner has none yet. */
export const basketOf = ({ owner, baskets }: Carts): Basket =>
  baskets[ownerKey(owner)] ?? emptyBasket(owner);

/**
 * The owner of the active cart. @throws Error when there is none: no call is made without an owner
 */
export const ownerOf = ({ owner }: Carts): CartOwner => {
  if (owner === null) throw new Error('the cart has no owner');
  return owner;
};

/** All carts, with `basket` in the place of the old cart of its owner. */
const withBasket = ({ baskets }: Carts, basket: Basket): Record<string, Basket> => ({
  ...baskets,
  [ownerKey(basket.owner)]: basket,
});

/**
 * Applies a change to one owner's cart. `gone` has the tickets (ids of callers that wait for the
 * outcome of a change) that the cart no longer has after it. Nothing changes when the cart no
 * longer exists, for example after another customer signed in.
 */
export function changeCartOf(
  carts: Carts,
  { owner }: { owner: CartOwner },
  change: (basket: Basket) => Basket,
): { baskets: Record<string, Basket>; gone: string[] } {
  const before = carts.baskets[ownerKey(owner)];
  if (before === undefined) return { baskets: carts.baskets, gone: [] };
  const after = change(before);
  return { baskets: withBasket(carts, after), gone: ticketsGone(before, after) };
}

/**
 * Applies a change to the active cart. `gone` has the tickets (ids of callers that wait for the
 * outcome of a change) that the cart no longer has after it.
 */
export function changeCart(
  carts: Carts,
  how: (basket: Basket) => Basket,
): { baskets: Record<string, Basket>; gone: string[] } {
  const before = basketOf(carts);
  const after = how(before);
  return { baskets: withBasket(carts, after), gone: ticketsGone(before, after) };
}

/** Identifies the call that the server replied to: the owner of the cart, and the call's number. */
export interface Reply {
  owner: CartOwner;
  number: number;
}

/** The pending change that a reply is about; null when the change or its cart no longer exists. */
export function repliedChange(carts: Carts, { owner, number }: Reply): LineChange | null {
  const basket = carts.baskets[ownerKey(owner)];
  return basket === undefined ? null : changeOf(basket, number);
}

/** Whether a reply is about the active cart. */
export const isOfActiveCart = ({ owner }: Carts, reply: Reply): boolean =>
  owner !== null && ownerKey(owner) === ownerKey(reply.owner);

/** Id of the actor that made the answered call; 'nobody' when its change no longer exists. */
export const sendingActorOf = (carts: Carts, reply: Reply): string =>
  repliedChange(carts, reply)?.sent?.actor ?? 'nobody';

/**
 * The carts after a call without a clear result: its change waits to be sent again. `unclear` means
 * that the server may have applied it.
 */
export const putBack = (carts: Carts, reply: Reply, unclear: boolean): Record<string, Basket> =>
  changeCartOf(carts, reply, (basket) => takeBack(basket, reply.number, unclear)).baskets;

const isOfSameCustomer = (a: CartOwner | null, b: CartOwner | null): boolean =>
  a !== null && b !== null && identityOf(a) === identityOf(b);

/** Whether the same guest got a new guest id, because the server refused the old one. */
const isSameGuestRenewed = (a: CartOwner | null, b: CartOwner): boolean =>
  a !== null && !a.signedIn && !b.signedIn;

/** The next change to send, from any cart of the present customer; null when there is none. */
export function nextChange(
  carts: Carts,
): { basket: Basket; change: LineChange; owner: CartOwner } | null {
  for (const basket of Object.values(carts.baskets)) {
    const { owner } = basket;
    const change = isOfSameCustomer(owner, carts.owner) ? nextToSend(basket) : null;
    if (change !== null && owner !== null) return { basket, change, owner };
  }
  return null;
}

const sendingActors = (baskets: readonly Basket[]): string[] =>
  baskets.flatMap(({ changes }) => changes.flatMap(({ sent }) => sent?.actor ?? []));

/** The first unused name for an actor that sends a change, for example 'change 1'. */
function freeActor({ baskets }: Carts): string {
  const busy = new Set(sendingActors(Object.values(baskets)));
  let place = 1;
  while (busy.has(`change ${place}`)) place += 1;
  return `change ${place}`;
}

/**
 * Takes the next change to send: the actor that sends it, the actor's input, and the carts with
 * this change marked as sent. Null when there is nothing to send. `number` becomes the number of
 * the call, which identifies its answer.
 */
export function sendNext(
  carts: Carts,
  number: number,
): {
  actor: string;
  input: { number: number; owner: CartOwner; command: CartCommand };
  baskets: Record<string, Basket>;
} | null {
  const next = nextChange(carts);
  if (next === null) return null;
  const { basket, change, owner } = next;
  const actor = freeActor(carts);
  return {
    actor,
    input: { number, owner, command: commandOf(change) },
    baskets: withBasket(carts, markSent(basket, change, { number, actor })),
  };
}

/**
 * The carts after the owner has changed to `owner`; null changes nothing. `dropped` names the
 * actors whose calls must be stopped. Carts of the new owner stay, and those with held changes, which
 * wait for their customer while a guest goes on; those of others are removed.
 * When a guest signs in, or a visitor gets a guest id, the pending changes of the active cart are
 * added to the new owner's cart. When a refused guest id is replaced, all lines are sent again
 * under the new id.
 */
export function follow(
  carts: Carts,
  owner: CartOwner | null,
): { baskets: Record<string, Basket>; dropped: string[] } {
  if (owner === null || isOfSameCustomer(owner, carts.owner)) {
    return { baskets: carts.baskets, dropped: [] };
  }
  const all = Object.values(carts.baskets);
  const waiting = all.filter(({ changes }) => changes.some(({ isHeld }) => isHeld));
  if (isSameGuestRenewed(carts.owner, owner)) {
    const renewed = all
      .filter((basket) => isOfSameCustomer(basket.owner, carts.owner))
      .map((basket) => asPendingAdditions(basket, owner.guestId));
    const baskets = [...waiting, ...renewed];
    return {
      baskets: Object.fromEntries(baskets.map((basket) => [ownerKey(basket.owner), basket])),
      dropped: sendingActors(all),
    };
  }
  const remaining = all.filter(
    (basket) => isOfSameCustomer(basket.owner, owner) || waiting.includes(basket),
  );
  const left = all.filter((basket) => !remaining.includes(basket));
  const former = basketOf(carts);
  const baskets = Object.fromEntries(remaining.map((basket) => [ownerKey(basket.owner), basket]));
  const known = baskets[ownerKey(owner)] ?? emptyBasket(owner);
  const passesOn = carts.owner?.signedIn !== true && former.changes.length > 0;
  return {
    baskets: { ...baskets, [ownerKey(owner)]: passesOn ? inherit(known, former) : known },
    dropped: sendingActors(left),
  };
}

/**
 * The carts with every customer's unsaved changes held: they wait until `releaseHeldChanges`. Calls
 * under way are given up, because the server refuses them with the session; their changes are sent
 * again after the cart was read, in case one of them did reach it. `dropped` names the actors whose
 * calls must be stopped; `gone` has the tickets (ids of callers that wait for the outcome of a
 * change) of the held changes: nobody waits for a sign-in.
 */
export function holdChanges({ baskets }: Carts): Held {
  const isCustomers = ({ owner }: Basket) => owner?.signedIn === true;
  const after = withHeld(baskets, (basket) =>
    isCustomers(basket)
      ? basket.changes.map(({ unread, sent, ...change }) => ({
          ...change,
          tickets: [],
          sent: null,
          unread: unread || sent !== null,
          isHeld: true,
        }))
      : basket.changes,
  );
  const held = Object.values(baskets).filter(isCustomers);
  return { baskets: after, ...callsAndTickets(held.flatMap(({ changes }) => changes)) };
}

/** The carts with no change held any longer. */
export const releaseHeldChanges = ({ baskets }: Carts): Record<string, Basket> =>
  withHeld(baskets, ({ changes }) =>
    changes.map((change) => (change.isHeld ? { ...change, isHeld: false } : change)),
  );

/**
 * The carts without the changes that were held, because they are another customer's. `dropped`
 * names the actors whose calls must be stopped; `gone` has the tickets (ids of callers that wait
 * for the outcome of a change) that the carts no longer have.
 */
export function dropHeldChanges({ baskets }: Carts): Held {
  const after = withHeld(baskets, ({ changes }) => changes.filter(({ isHeld }) => !isHeld));
  const held = Object.values(baskets).flatMap(({ changes }) =>
    changes.filter(({ isHeld }) => isHeld),
  );
  return { baskets: after, ...callsAndTickets(held) };
}

/** The carts after changes were held or dropped, with the calls and tickets that ended by that. */
type Held = { baskets: Record<string, Basket>; dropped: string[]; gone: string[] };

/** The actors that send these changes, and the tickets of their callers. */
const callsAndTickets = (changes: readonly LineChange[]): Omit<Held, 'baskets'> => ({
  dropped: changes.flatMap(({ sent }) => sent?.actor ?? []),
  gone: changes.flatMap(({ tickets, sent }) => [...tickets, ...(sent?.tickets ?? [])]),
});

const withHeld = (
  baskets: Record<string, Basket>,
  changesOf: (basket: Basket) => LineChange[],
): Record<string, Basket> =>
  Object.fromEntries(
    Object.entries(baskets).map(([key, basket]) => [
      key,
      basket.changes.length === 0 ? basket : { ...basket, changes: changesOf(basket) },
    ]),
  );

/**
 * Why the cart cannot take this additional quantity of an item; null when it can (ITEM-29..31,
 * OPEN-13).
 */
export function additionProblem(
  basket: Basket,
  { item, choice }: { item: Item; choice: ItemChoice },
): MessageRef | null {
  const row = rowOf(basket, item, choice);
  const quantity = (row?.choice.quantity ?? 0) + choice.quantity;
  const elsewhere = quantityElsewhere(visibleLines(basket), item, choice, row?.id ?? null);
  return quantityProblem(item, choice.variationType, quantity, elsewhere);
}

/**
 * Why a line cannot get this choice; null when it can. A smaller quantity of the same variation is
 * always allowed.
 */
export function lineProblem(basket: Basket, lineId: number, choice: ItemChoice): MessageRef | null {
  const line = lineOf(basket, lineId);
  if (line === null) return null;
  const { item, choice: before } = line;
  const same = before.variationType === choice.variationType;
  if (same && choice.quantity >= 1 && choice.quantity <= before.quantity) return null;
  const elsewhere = quantityElsewhere(visibleLines(basket), item, choice, line.id);
  return quantityProblem(item, choice.variationType, choice.quantity, elsewhere);
}

/** Why a line cannot have this quantity; null when it can (ITEM-29..31). */
export const quantityLimit = (
  basket: Basket,
  { lineId, quantity }: { lineId: number; quantity: number },
): MessageRef | null => {
  const line = lineOf(basket, lineId);
  return line === null ? null : lineProblem(basket, lineId, { ...line.choice, quantity });
};
