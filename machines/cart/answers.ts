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

/** The server call that a change needs: to add, update or remove its line. */
export const commandOf = ({ line, removed }: LineChange): CartCommand => {
  if (removed) return { kind: 'remove', lineId: line.id };
  const { item, choice } = line;
  return line.id < 0
    ? { kind: 'add', item, choice }
    : { kind: 'update', lineId: line.id, item, choice };
};

/**
 * Whether a new line must wait before it is sent: the server has, or is about to have, a row for
 * the same item, and would merge both.
 */
const wouldDouble = ({ lines, changes }: Basket, { line }: LineChange): boolean =>
  line.id < 0 &&
  (lines.some((row) => sameRow(row, line)) ||
    changes.some(({ sent }) => sent?.command.kind === 'add' && sameRow(sent.command, line)));

/**
 * Whether an item that replaces another store's cart must wait, because old lines are not removed
 * yet or calls are still running.
 */
const replacementWaits = ({ lines, changes }: Basket): boolean =>
  changes.some(({ replacesCart, sent }) => replacesCart && sent === null) &&
  (lines.length > 0 || changes.some(({ sent }) => sent !== null));

/** Whether the cart has several lines, all are to be removed, and no removal has been sent yet. */
const allLinesAreToGo = ({ lines, changes }: Basket): boolean =>
  lines.length > 1 &&
  lines.every(({ id }) =>
    changes.some(({ line, removed, sent }) => line.id === id && removed && sent === null),
  );

/** Whether the cart is emptied by one call, instead of one removal call for each line. */
export const isToBeEmptied = (basket: Basket): boolean =>
  !basket.changes.some(({ isHeld }) => isHeld) &&
  (replacementWaits(basket) || allLinesAreToGo(basket));

/**
 * The next change to send; null when none can be sent now. A line has at most one running call.
 * Nothing is sent while the result of an earlier call is unknown, or while an old cart that is
 * being replaced is not empty yet. A change that is held is never sent.
 */
export const nextToSend = (basket: Basket): LineChange | null => {
  if (basket.changes.some(({ unread }) => unread) || replacementWaits(basket)) return null;
  const next = basket.changes.find(
    (change) => change.sent === null && !change.isHeld && !wouldDouble(basket, change),
  );
  return next ?? null;
};

/** Marks a change as sent, with the call's number and the id of the actor that sends it. */
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

/** The basket's changes with `change` replaced by `next`, or removed when `next` is null. */
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
 * The row of the server's answer that the call added or changed; null when there is none, for
 * example after a removal.
 */
function ownRow({ lines }: Basket, { line, sent }: LineChange, rows: CartLine[]): CartLine | null {
  const command = sent?.command;
  if (command?.kind !== 'add') return rows.find((row) => row.id === line.id) ?? null;
  const same = rows.filter((row) => sameRow(row, command));
  return same.find((row) => lines.every(({ id }) => id !== row.id)) ?? same[0] ?? null;
}

/**
 * The known lines with one line updated from the server's answer: replaced by `own`, added at the
 * end, or removed when `own` is null.
 */
function withOwn(lines: CartLine[], lineId: number, own: CartLine | null): CartLine[] {
  if (own === null) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === own.id)
    ? lines.map((line) => (line.id === own.id ? own : line))
    : [...lines, own];
}

/**
 * Applies the server's answer to one call. The answer (`rows`) contains the whole cart as it was
 * when the server acted. All its lines are used only if no other call ran at the same time;
 * otherwise only the line of this call is used, because the others may be outdated. Changes that
 * the customer made since then stay pending.
 * @param number the number of the call. If no pending change belongs to it, the answer is used only
 *   while nothing is pending
 * @param counter the present value of `CartContext.counter`, which numbers calls and answers
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
    tempIds: saved.id === passingId ? basket.tempIds : { ...basket.tempIds, [saved.id]: passingId },
    problems: without(basket.problems, passingId),
    settledAt: counter,
  });
}

/**
 * Undoes a change that the server refused, and stores the reason for its line. If the customer
 * changed the line again since then, that newer change stays pending and is sent next. Otherwise
 * the line is again as before; a line that was never saved disappears.
 * @param number the number of the refused call
 * @param counter the present value of `CartContext.counter`, which numbers calls and answers
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
 * Makes the change of a call pending again, because the outcome of the call is unknown. The cart
 * must be read first; then the change is sent again only if the server does not have it.
 * @param number the number of the call
 * @param unclear true when the server may have acted, false when there was no network. With true,
 *   the change is marked as `repeated`, unless the customer changed the line again: if the outcome
 *   is unknown a second time, the change is undone
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
 * Applies a freshly read cart (`rows`) and keeps the pending changes. Call it only while no call of
 * this basket is running. A change is dropped if the server's row already is as the customer wants
 * it. A pending addition of an item that has a row becomes a change of that row. A change of a row
 * that no longer exists becomes an addition, with a temporary line id below 0.
 * @param counter the present value of `CartContext.counter`; the new temporary ids are below
 *   `-counter`, so that they differ from all earlier ones
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

/**
 * Applies the server's answer (`rows`) after the cart was emptied. Lines that were added since then
 * stay pending.
 * @param counter the present value of `CartContext.counter`, from which temporary line ids are made
 */
export const takeEmptied = (basket: Basket, rows: CartLine[], counter: number): Basket =>
  takeReading({ ...basket, tempIds: {}, problems: {} }, rows, counter);

/**
 * Undoes the emptying of the cart after that call failed: the old lines come back, and the item
 * that was to replace them is dropped.
 */
export const undoEmptying = (basket: Basket): Basket => ({
  ...basket,
  changes: basket.changes.filter(({ removed, replacesCart }) => !removed && !replacesCart),
});

/** Whether a call that changes this basket is running. */
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
export const asPendingAdditions = (basket: Basket, guestId: string | null): Basket => ({
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
