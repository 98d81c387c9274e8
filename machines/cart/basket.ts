import type { CartLine, Item, ItemChoice, MessageRef } from '../rules/domain.ts';
import { sameRow } from './identity.ts';

/** Whose cart, and in which module: the server keeps one for each pair (wire facts 6). */
export interface CartOwner {
  signedIn: boolean;
  /** Sent with every call of a guest; null when signed in (CART-09). */
  guestId: string | null;
  moduleId: number;
}

/** What one call asks of the server. */
export type CartCommand =
  | { kind: 'add'; item: Item; choice: ItemChoice }
  | { kind: 'update'; lineId: number; item: Item; choice: ItemChoice }
  | { kind: 'remove'; lineId: number };

/** A call under way. */
export interface SentChange {
  /** From the cart's counter: later calls have greater numbers. */
  number: number;
  /** The name of the actor that sends it. */
  actor: string;
  command: CartCommand;
  tickets: string[];
}

/** What the customer wants of one line and the server has not confirmed yet. */
export interface LineChange {
  /** The line as wanted; its id is below 0 until the server has given one. */
  line: CartLine;
  removed: boolean;
  /** It takes the place of another store's cart (CART-10). */
  replacesCart: boolean;
  /** Of the askers who wait for the outcome. */
  tickets: string[];
  sent: SentChange | null;
  /** Its outcome was unclear once already. */
  repeated: boolean;
  /** The cart must be read before it is sent: the server may have acted on it already. */
  unread: boolean;
}

/** One owner's cart: what the server said last, and what is to become of it. */
export interface Basket {
  owner: CartOwner | null;
  lines: CartLine[];
  changes: LineChange[];
  /** By the id of a saved line: the id it was shown under before it was saved. */
  bornAs: Record<number, number>;
  /** Why the last change of a line was refused. */
  problems: Record<number, MessageRef>;
  /** The counter when a call was last answered. */
  settledAt: number;
}

/** Who the owner is, without the module. */
export const identityOf = (owner: CartOwner): string =>
  owner.signedIn ? 'customer' : `guest ${owner.guestId ?? ''}`;

/** The name of the owner's basket. */
export const ownerKey = (owner: CartOwner | null): string =>
  owner === null ? 'nobody' : `${identityOf(owner)} in ${owner.moduleId}`;

export const emptyBasket = (owner: CartOwner | null): Basket => ({
  owner,
  lines: [],
  changes: [],
  bornAs: {},
  problems: {},
  settledAt: 0,
});

const shown = new WeakMap<CartLine[], WeakMap<LineChange[], CartLine[]>>();

/**
 * The lines as the customer wants them. A line that nobody touches is the very object of the last
 * answer, and the list itself stays the same while the basket does.
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

/** The id a line has now, also when asked by the id it was shown under before it was saved. */
export function presentId(basket: Basket, lineId: number): number {
  const saved = Object.keys(basket.bornAs).find((id) => basket.bornAs[Number(id)] === lineId);
  return saved === undefined ? lineId : Number(saved);
}

/** The visible line of this id, or null. */
export function lineOf(basket: Basket, lineId: number): CartLine | null {
  const id = presentId(basket, lineId);
  return visibleLines(basket).find((line) => line.id === id) ?? null;
}

/** The visible line that holds the same item in the same variation, or null. */
export const rowOf = (basket: Basket, item: Item, choice: ItemChoice): CartLine | null =>
  visibleLines(basket).find((line) => sameRow(line, { item, choice })) ?? null;

/** Whether the server has certainly never heard of the line. */
export const isUnsent = (basket: Basket, lineId: number): boolean =>
  basket.changes.some(
    ({ line, sent, unread }) => line.id === lineId && lineId < 0 && sent === null && !unread,
  );

/** The record without one key; itself when it has none. */
export const without = <T>(record: Record<number, T>, key: number): Record<number, T> =>
  key in record
    ? Object.fromEntries(Object.entries(record).filter(([each]) => Number(each) !== key))
    : record;

type Wish = Pick<LineChange, 'line' | 'removed'> & Partial<Pick<LineChange, 'replacesCart'>>;

/** Puts a wish over the line's former one; whoever waits for that waits for this now. */
function wish(basket: Basket, wanted: Wish, ticket: string | undefined): Basket {
  const before = basket.changes.find((change) => change.line.id === wanted.line.id);
  const change: LineChange = {
    replacesCart: before?.replacesCart ?? false,
    ...wanted,
    tickets: [...(before?.tickets ?? []), ...(ticket === undefined ? [] : [ticket])],
    sent: before?.sent ?? null,
    repeated: false,
    unread: before?.unread ?? false,
  };
  const changes =
    before === undefined
      ? [...basket.changes, change]
      : basket.changes.map((each) => (each === before ? change : each));
  return { ...basket, changes, problems: without(basket.problems, wanted.line.id) };
}

/**
 * More of an item: a new line under a passing id below 0, or a greater quantity of the line that
 * holds it in this variation already, since the server keeps one row for each (wire facts 6).
 */
export function wishItem(
  basket: Basket,
  passingId: number,
  { item, choice }: { item: Item; choice: ItemChoice },
  ticket?: string,
): Basket {
  const row = rowOf(basket, item, choice);
  if (row === null) {
    return wish(basket, { line: { id: passingId, item, choice }, removed: false }, ticket);
  }
  const quantity = row.choice.quantity + choice.quantity;
  return wish(
    basket,
    { line: { ...row, choice: { ...choice, quantity } }, removed: false },
    ticket,
  );
}

/** Another choice or quantity for a line; nothing when the line is not there. */
export function wishChoice(
  basket: Basket,
  lineId: number,
  choice: ItemChoice,
  ticket?: string,
): Basket {
  const line = lineOf(basket, lineId);
  return line === null
    ? basket
    : wish(basket, { line: { ...line, choice }, removed: false }, ticket);
}

/** Another quantity for a line, with the choice that it has now. */
export function wishQuantity(
  basket: Basket,
  lineId: number,
  quantity: number,
  ticket?: string,
): Basket {
  const line = lineOf(basket, lineId);
  return line === null ? basket : wishChoice(basket, lineId, { ...line.choice, quantity }, ticket);
}

/** No such line any more. One that was never sent is simply forgotten. */
export function wishRemoval(basket: Basket, lineId: number, ticket?: string): Basket {
  const line = lineOf(basket, lineId);
  if (line === null) return basket;
  return isUnsent(basket, line.id)
    ? { ...basket, changes: basket.changes.filter((change) => change.line.id !== line.id) }
    : wish(basket, { line, removed: true }, ticket);
}

/** No line at all any more. */
const wishEmpty = (basket: Basket): Basket =>
  visibleLines(basket).reduce((rest, line) => wishRemoval(rest, line.id), basket);

/** This item instead of everything in the cart (CART-10). */
export const wishInstead = (
  basket: Basket,
  passingId: number,
  { item, choice }: { item: Item; choice: ItemChoice },
  ticket?: string,
): Basket =>
  wish(
    wishEmpty(basket),
    { line: { id: passingId, item, choice }, removed: false, replacesCart: true },
    ticket,
  );

/** The tickets of wishes that the second basket no longer knows. */
export function ticketsGone(before: Basket, after: Basket): string[] {
  const all = (basket: Basket) =>
    basket.changes.flatMap(({ tickets, sent }) => [...tickets, ...(sent?.tickets ?? [])]);
  const kept = new Set(all(after));
  return all(before).filter((ticket) => !kept.has(ticket));
}

/** Nobody waits for the wishes that are not sent yet. */
export const withoutTickets = (basket: Basket): Basket => ({
  ...basket,
  changes: basket.changes.map((change) =>
    change.tickets.length === 0 ? change : { ...change, tickets: [] },
  ),
});
