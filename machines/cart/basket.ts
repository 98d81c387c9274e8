import type { CartLine, Item, ItemChoice, MessageRef } from '../rules/domain.ts';
import { sameRow } from './identity.ts';

/** Owner and module of a cart: the server stores one cart for each pair (wire facts 6). */
export interface CartOwner {
  signedIn: boolean;
  /** Sent with every call of a guest; null when signed in (CART-09). */
  guestId: string | null;
  moduleId: number;
  /**
   * Whether the module is rental, which has only the trip cart: the store's cart is not read there
   * (CART-08).
   */
  isRental?: boolean;
}

/** One call to the server's cart: add an item, update a line or remove it. */
export type CartCommand =
  | { kind: 'add'; item: Item; choice: ItemChoice }
  | { kind: 'update'; lineId: number; item: Item; choice: ItemChoice }
  | { kind: 'remove'; lineId: number };

/** A change that is being sent to the server, and the callers that wait for its outcome. */
export interface SentChange {
  /**
   * The number of the call, taken from `CartContext.counter`: a later call has a greater number.
   */
  number: number;
  /**
   * Id of the XState actor that makes the call. `tickets` are the ids of the callers that wait for
   * its outcome.
   */
  actor: string;
  command: CartCommand;
  tickets: string[];
}

/** A change of one line that the customer made and the server has not confirmed yet. */
export interface LineChange {
  /** The line as the customer wants it; its id is below 0 until the server has given one. */
  line: CartLine;
  removed: boolean;
  /** Whether this item replaces the cart of another store (CART-10). */
  replacesCart: boolean;
  /** Tickets: one id for each caller that waits for the outcome. */
  tickets: string[];
  sent: SentChange | null;
  /**
   * Whether the outcome of a call for this change was already unknown once; the second time, the
   * change is undone.
   */
  repeated: boolean;
  /**
   * Whether the cart must be read before this change is sent: the server may already have applied
   * it.
   */
  unread: boolean;
  /**
   * Whether it is not known yet that the customer who made this change is the one who is signed in:
   * the session has expired or the page was reloaded since. Until then it is not sent.
   */
  isHeld?: boolean;
}

/** One owner's cart: the lines of the server's last answer, and the pending changes. */
export interface Basket {
  owner: CartOwner | null;
  lines: CartLine[];
  changes: LineChange[];
  /** Maps the id of a saved line to the temporary id that it had before it was saved. */
  tempIds: Record<number, number>;
  /** Why the last change of a line was refused, by the id of the line. */
  problems: Record<number, MessageRef>;
  /**
   * The value of the cart's counter when a call was last answered; calls sent since then have
   * greater numbers.
   */
  settledAt: number;
}

/**
 * A text key for the customer or guest, without the module: 'customer' or, for example, 'guest 12'.
 */
export const identityOf = (owner: CartOwner): string =>
  owner.signedIn ? 'customer' : `guest ${owner.guestId ?? ''}`;

/**
 * The key under which an owner's basket is stored: customer or guest, and module. For example
 * 'customer in 3', or 'nobody' before the owner is known.
 */
export const ownerKey = (owner: CartOwner | null): string =>
  owner === null ? 'nobody' : `${identityOf(owner)} in ${owner.moduleId}`;

export const emptyBasket = (owner: CartOwner | null): Basket => ({
  owner,
  lines: [],
  changes: [],
  tempIds: {},
  problems: {},
  settledAt: 0,
});

const shown = new WeakMap<CartLine[], WeakMap<LineChange[], CartLine[]>>();

/**
 * The lines as the customer sees them: the server's lines with the pending changes applied. An
 * unchanged line is the same object as before, and an unchanged basket gives the same array, so
 * that views can compare them by identity.
 */
export function visibleLines({ lines, changes }: Basket): CartLine[] {
  if (changes.length === 0) return lines;
  const known = shown.get(lines) ?? new WeakMap<LineChange[], CartLine[]>();
  shown.set(lines, known);
  const before = known.get(changes);
  if (before !== undefined) return before;
  const byId = new Map(changes.map((change) => [change.line.id, change]));
  const replaced = changes.some(({ replacesCart, sent }) => replacesCart && sent === null);
  const visible = lines.flatMap((line) => {
    const change = byId.get(line.id);
    byId.delete(line.id);
    if (change === undefined) return replaced ? [] : [line];
    return change.removed ? [] : [change.line];
  });
  for (const change of byId.values()) if (!change.removed) visible.push(change.line);
  known.set(changes, visible);
  return visible;
}

/**
 * The current id of a line; `lineId` may also be the temporary id that it had before it was saved.
 */
export function presentId(basket: Basket, lineId: number): number {
  const saved = Object.keys(basket.tempIds).find((id) => basket.tempIds[Number(id)] === lineId);
  return saved === undefined ? lineId : Number(saved);
}

/** The visible line with this id; null when there is none. */
export function lineOf(basket: Basket, lineId: number): CartLine | null {
  const id = presentId(basket, lineId);
  return visibleLines(basket).find((line) => line.id === id) ?? null;
}

/** The visible line with the same item in the same variation; null when there is none. */
export const rowOf = (basket: Basket, item: Item, choice: ItemChoice): CartLine | null =>
  visibleLines(basket).find((line) => sameRow(line, { item, choice })) ?? null;

/** Whether no call for this new line was ever sent, so that the server cannot know the line. */
export const isUnsent = (basket: Basket, lineId: number): boolean =>
  basket.changes.some(
    ({ line, sent, unread }) => line.id === lineId && lineId < 0 && sent === null && !unread,
  );

/** The record without one key; the same object when it does not have the key. */
export const without = <T>(record: Record<number, T>, key: number): Record<number, T> =>
  key in record
    ? Object.fromEntries(Object.entries(record).filter(([each]) => Number(each) !== key))
    : record;

type NewChange = Pick<LineChange, 'line' | 'removed'> & Partial<Pick<LineChange, 'replacesCart'>>;

/**
 * Sets the pending change of a line: `wanted` is the line as it shall be, or its removal. `ticket`
 * is the id of a caller that waits for the outcome; undefined when nobody does. Callers that waited
 * for an older change of this line now wait for the new one.
 */
function withChange(basket: Basket, wanted: NewChange, ticket: string | undefined): Basket {
  const before = basket.changes.find((change) => change.line.id === wanted.line.id);
  const change: LineChange = {
    replacesCart: before?.replacesCart ?? false,
    ...wanted,
    tickets: [...(before?.tickets ?? []), ...(ticket === undefined ? [] : [ticket])],
    sent: before?.sent ?? null,
    repeated: false,
    unread: before?.unread ?? false,
    // Who is signed in is not known for this change either.
    isHeld: basket.changes.some(({ isHeld }) => isHeld),
  };
  const changes =
    before === undefined
      ? [...basket.changes, change]
      : basket.changes.map((each) => (each === before ? change : each));
  return { ...basket, changes, problems: without(basket.problems, wanted.line.id) };
}

/**
 * Adds an item as a new line with the temporary id `passingId`, which is below 0. If a line has the
 * same variation, its quantity grows instead, because the server stores one row for each variation
 * (wire facts 6).
 */
export function addItem(
  basket: Basket,
  passingId: number,
  { item, choice }: { item: Item; choice: ItemChoice },
  ticket?: string,
): Basket {
  const row = rowOf(basket, item, choice);
  if (row === null) {
    return withChange(basket, { line: { id: passingId, item, choice }, removed: false }, ticket);
  }
  const quantity = row.choice.quantity + choice.quantity;
  return withChange(
    basket,
    { line: { ...row, choice: { ...choice, quantity } }, removed: false },
    ticket,
  );
}

/**
 * Changes the choice of a line: its variation, add-ons and quantity. Does nothing when the line
 * does not exist. `ticket` is the id of a caller that waits for the outcome.
 */
export function setChoice(
  basket: Basket,
  lineId: number,
  choice: ItemChoice,
  ticket?: string,
): Basket {
  const line = lineOf(basket, lineId);
  return line === null
    ? basket
    : withChange(basket, { line: { ...line, choice }, removed: false }, ticket);
}

/** Changes the quantity of a line and leaves its choice as it is. */
export function setQuantity(
  basket: Basket,
  lineId: number,
  quantity: number,
  ticket?: string,
): Basket {
  const line = lineOf(basket, lineId);
  return line === null ? basket : setChoice(basket, lineId, { ...line.choice, quantity }, ticket);
}

/**
 * Removes a line. A line that was never sent is simply dropped. `ticket` is the id of a caller that
 * waits for the outcome.
 */
export function removeLine(basket: Basket, lineId: number, ticket?: string): Basket {
  const line = lineOf(basket, lineId);
  if (line === null) return basket;
  return isUnsent(basket, line.id)
    ? { ...basket, changes: basket.changes.filter((change) => change.line.id !== line.id) }
    : withChange(basket, { line, removed: true }, ticket);
}

/** Removes all lines. */
const removeAllLines = (basket: Basket): Basket =>
  visibleLines(basket).reduce((rest, line) => removeLine(rest, line.id), basket);

/**
 * Replaces the cart's contents with this item (CART-10). Its new line has the temporary id
 * `passingId`, which is below 0.
 */
export const replaceWithItem = (
  basket: Basket,
  passingId: number,
  { item, choice }: { item: Item; choice: ItemChoice },
  ticket?: string,
): Basket =>
  withChange(
    removeAllLines(basket),
    { line: { id: passingId, item, choice }, removed: false, replacesCart: true },
    ticket,
  );

/**
 * The tickets of `before` that `after` does not have. A ticket is the id of a caller that waits for
 * the outcome of a change. The cart can now report the outcome to these callers.
 */
export function ticketsGone(before: Basket, after: Basket): string[] {
  const all = (basket: Basket) =>
    basket.changes.flatMap(({ tickets, sent }) => [...tickets, ...(sent?.tickets ?? [])]);
  const remaining = new Set(all(after));
  return all(before).filter((ticket) => !remaining.has(ticket));
}

/** Drops the tickets of all unsent changes, so that no caller waits for them any longer. */
export const withoutTickets = (basket: Basket): Basket => ({
  ...basket,
  changes: basket.changes.map((change) =>
    change.tickets.length === 0 ? change : { ...change, tickets: [] },
  ),
});
