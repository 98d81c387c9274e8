import type { CartLine, MessageRef } from '../rules/domain.ts';
import {
  emptyBasket,
  visibleLines,
  without,
  type Basket,
  type CartCommand,
  type LineChange,
  type SentChange,
} from './basket.ts';
import { sameChoice, sameRow } from './identity.ts';
import { keepSame } from './sameData.ts';

/** The server call that a change needs. */
export const commandOf = ({ line, removed }: LineChange): CartCommand => {
  if (removed) return { kind: 'remove', lineId: line.id };
  const { item, choice } = line;
  return line.id < 0
    ? { kind: 'add', item, choice }
    : { kind: 'update', lineId: line.id, item, choice };
};

/**
 * Whether an addition has to wait: the server would merge it into a row that is about to be
 * removed.
 */
const wouldDouble = ({ lines, changes }: Basket, { line }: LineChange): boolean =>
  line.id < 0 &&
  (lines.some((row) => sameRow(row, line)) ||
    changes.some(({ sent }) => sent?.command.kind === 'add' && sameRow(sent.command, line)));

/**
 * Whether an item that replaces another store's cart must still wait, because old lines or calls
 * are left.
 */
const replacementWaits = ({ lines, changes }: Basket): boolean =>
  changes.some(({ replacesCart, sent }) => replacesCart && sent === null) &&
  (lines.length > 0 || changes.some(({ sent }) => sent !== null));

/** Whether all of several lines are to be removed and none of these removals has been sent. */
const allLinesAreToGo = ({ lines, changes }: Basket): boolean =>
  lines.length > 1 &&
  lines.every(({ id }) =>
    changes.some(({ line, removed, sent }) => line.id === id && removed && sent === null),
  );

/** Whether one call that empties the cart can replace a removal for each line. */
export const isToBeEmptied = (basket: Basket): boolean =>
  replacementWaits(basket) || allLinesAreToGo(basket);

/**
 * The next change to send: one call at a time for each line. Nothing is sent while the server may
 * have applied a change that no reading of the cart has shown yet, nor before a cart that is to be
 * replaced was emptied.
 */
export const nextToSend = (basket: Basket): LineChange | null => {
  if (basket.changes.some(({ unread }) => unread) || replacementWaits(basket)) return null;
  const next = basket.changes.find(
    (change) => change.sent === null && !wouldDouble(basket, change),
  );
  return next ?? null;
};

/** Marks a change as sent, with its number and the name of the actor that sends it. */
export function markSent(
  basket: Basket,
  change: LineChange,
  { number, actor }: Pick<SentChange, 'number' | 'actor'>,
): Basket {
  const sent = { number, actor, command: commandOf(change), tickets: change.tickets };
  return { ...basket, changes: settle(basket, change, { ...change, tickets: [], sent }) };
}

/** The pending change that was sent with this call number; null when there is none any more. */
export const changeOf = (basket: Basket, number: number): LineChange | null =>
  basket.changes.find((change) => change.sent?.number === number) ?? null;

/** Whether the customer changed the line again after this change was sent. */
const wasOvertaken = ({ line, removed, sent }: LineChange): boolean => {
  if (sent === null || sent.command.kind === 'remove') return false;
  return removed || !sameChoice(line.item, sent.command.choice, line.choice);
};

/** The basket's changes with one of them replaced, or removed when `next` is null. */
const settle = (basket: Basket, change: LineChange, next: LineChange | null): LineChange[] =>
  basket.changes.flatMap((each) => {
    if (each !== change) return [each];
    return next === null ? [] : [next];
  });

/** Turns an unsent addition of an item that the cart already has into a change of that line. */
function foldDoubles(basket: Basket): Basket {
  const touched = new Set(basket.changes.map(({ line }) => line.id));
  const changes = basket.changes.map((change) => {
    if (change.line.id >= 0 || change.sent !== null || change.removed) return change;
    const row = basket.lines.find((line) => !touched.has(line.id) && sameRow(line, change.line));
    return row === undefined ? change : { ...change, line: { ...row, choice: change.line.choice } };
  });
  return changes.every((change, at) => change === basket.changes[at])
    ? basket
    : { ...basket, changes };
}

/**
 * The row of the server's answer that the call added or changed; null when there is none, as after
 * a removal.
 */
function ownRow({ lines }: Basket, { line, sent }: LineChange, rows: CartLine[]): CartLine | null {
  const command = sent?.command;
  if (command?.kind !== 'add') return rows.find((row) => row.id === line.id) ?? null;
  const same = rows.filter((row) => sameRow(row, command));
  return same.find((row) => lines.every(({ id }) => id !== row.id)) ?? same[0] ?? null;
}

/**
 * The known lines, with only this call's line taken from the answer: updated in place, added at the
 * end, or removed when the answer does not have it.
 */
function withOwn(lines: CartLine[], lineId: number, own: CartLine | null): CartLine[] {
  if (own === null) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === own.id)
    ? lines.map((line) => (line.id === own.id ? own : line))
    : [...lines, own];
}

/**
 * Applies the answer to one call, which contains the cart as it was when the server acted. The
 * answer counts for all lines only when no other call was under way meanwhile; otherwise only for
 * the line of the call, because it may be older than what is known of the others. Newer changes of
 * the customer stay. The answer to a call that no pending change belongs to counts only while
 * nothing is pending.
 *
 * `counter` is the cart's present counter.
 */
export function takeAnswer(
  basket: Basket,
  number: number,
  rows: CartLine[],
  counter: number,
): Basket {
  const change = changeOf(basket, number);
  if (change === null) {
    return basket.changes.length > 0 ? basket : takeReading(basket, rows, counter);
  }
  const alone =
    basket.settledAt < number &&
    basket.changes.every((other) => other === change || other.sent === null);
  const own = ownRow(basket, change, rows);
  const passingId = change.line.id;
  const saved = own === null || own.id === passingId ? change.line : { ...change.line, id: own.id };
  const fresh = alone ? rows : withOwn(basket.lines, passingId, own);
  const wanted = wasOvertaken(change) && (own !== null || (passingId < 0 && !change.removed));
  return foldDoubles({
    ...basket,
    lines: keepSame(basket.lines, fresh, saved),
    changes: settle(
      basket,
      change,
      wanted ? { ...change, line: saved, replacesCart: false, sent: null } : null,
    ),
    bornAs: saved.id === passingId ? basket.bornAs : { ...basket.bornAs, [saved.id]: passingId },
    problems: without(basket.problems, passingId),
    settledAt: counter,
  });
}

/**
 * The server refused one call: only that change is undone, and the line shows the reason. A newer
 * change of the line stays and is sent next. A line that the server never had is either added again
 * by that newer change, or removed.
 */
export function takeRefusal(
  basket: Basket,
  number: number,
  message: MessageRef,
  counter: number,
): Basket {
  const change = changeOf(basket, number);
  if (change === null) return basket;
  const neverCame = change.line.id < 0;
  const wanted = wasOvertaken(change) && !(neverCame && change.removed);
  return foldDoubles({
    ...basket,
    changes: settle(basket, change, wanted ? { ...change, sent: null } : null),
    problems: { ...basket.problems, [change.line.id]: message },
    settledAt: counter,
  });
}

/**
 * The outcome of the call is unknown: the change waits until the cart is read, and is then sent
 * again if the reading does not show it. An `unclear` outcome is marked as `repeated`, so that the
 * same change is not retried for ever.
 */
export function takeBack(basket: Basket, number: number, unclear: boolean): Basket {
  const change = changeOf(basket, number);
  if (change === null || change.sent === null) return basket;
  const tickets = [...change.sent.tickets, ...change.tickets];
  const repeated = unclear && !wasOvertaken(change);
  return {
    ...basket,
    changes: settle(basket, change, { ...change, tickets, sent: null, repeated, unread: true }),
  };
}

/**
 * Applies a fresh reading of the cart and puts the pending changes on top: a change that the
 * reading already shows is dropped, an addition that did arrive becomes a change of its row, and a
 * change of a row that is gone becomes an addition, with an id below `-counter`. Precondition: no
 * call of this basket is under way.
 */
export function takeReading(basket: Basket, rows: CartLine[], counter: number): Basket {
  const lines = keepSame(basket.lines, rows);
  const taken = new Set(basket.changes.map(({ line }) => line.id));
  const changes = basket.changes.flatMap((change, at) => {
    const row =
      lines.find(({ id }) => id === change.line.id) ??
      lines.find((line) => !taken.has(line.id) && sameRow(line, change.line));
    if (row === undefined && change.removed) return [];
    if (row === undefined) {
      const id = change.line.id < 0 ? change.line.id : -counter - 1 - at;
      return [{ ...change, line: { ...change.line, id }, unread: false }];
    }
    taken.add(row.id);
    if (!change.removed && sameChoice(row.item, row.choice, change.line.choice)) return [];
    const line = { ...change.line, id: row.id, item: row.item };
    return [{ ...change, line, replacesCart: false, unread: false }];
  });
  return { ...basket, lines, changes };
}

/** The server emptied the cart: removed lines are gone, and lines added since then stay pending. */
export const takeEmptied = (basket: Basket, rows: CartLine[], counter: number): Basket =>
  takeReading({ ...basket, bornAs: {}, problems: {} }, rows, counter);

/**
 * The cart could not be emptied: its lines come back, and the items that should replace them are
 * dropped.
 */
export const undoEmptying = (basket: Basket): Basket => ({
  ...basket,
  changes: basket.changes.filter(({ removed, replacesCart }) => !removed && !replacesCart),
});

/** Whether a call of this basket is under way. */
export const isSending = ({ changes }: Basket): boolean =>
  changes.some(({ sent }) => sent !== null);

/**
 * Adds another owner's pending changes to this basket, such as a guest's after sign-in. The cart is
 * read before they are sent, because calls under way may have reached the server.
 */
export const inherit = (basket: Basket, from: Basket): Basket => ({
  ...basket,
  changes: [
    ...basket.changes,
    ...from.changes.map((change) => ({
      ...change,
      tickets: [...(change.sent?.tickets ?? []), ...change.tickets],
      sent: null,
      unread: true,
    })),
  ],
});

/**
 * Rebuilds a guest's cart under a new guest id: every visible line becomes a pending addition,
 * because the server has no cart for that id yet.
 */
export const asWishes = (basket: Basket, guestId: string | null): Basket => ({
  ...emptyBasket(basket.owner === null ? null : { ...basket.owner, guestId }),
  changes: visibleLines(basket).map((line) => {
    const change = basket.changes.find((each) => each.line.id === line.id);
    return {
      line,
      removed: false,
      replacesCart: false,
      tickets: [...(change?.sent?.tickets ?? []), ...(change?.tickets ?? [])],
      sent: null,
      repeated: false,
      unread: true,
    };
  }),
});
