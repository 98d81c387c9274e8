import type { SnapshotFrom } from 'xstate';
import {
  ownerKey,
  visibleLines,
  type Basket,
  type CartOwner,
  type LineChange,
} from '../../machines/cart/basket.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { basketOf } from '../../machines/cart/carts.ts';
import { sameChoice } from '../../machines/cart/identity.ts';
import type { CartLine, MessageRef } from '../../machines/rules/domain.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { choiceWith } from '../rules/samples.ts';
import { customer, elsewhere, guest, lineWith, one, pizza, scarce } from './samples.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const noNetwork = failedCall('offline', [], 0);
const message: MessageRef = { text: 'The server says no.' };

const first = lineWith(11, scarce);
const second = lineWith(12, pizza);
const baskets = ({ context }: Snapshot): Basket[] => Object.values(context.baskets);
const shown = ({ context }: Snapshot): CartLine[] => visibleLines(basketOf(context));

/**
 * One payload, made by `what`, for every call under way; carts with more than `most` pending
 * changes are left out.
 */
const replies =
  <T>(
    most: number,
    what: (call: { owner: CartOwner; number: number }, change: LineChange, lines: CartLine[]) => T,
  ) =>
  (snapshot: Snapshot) =>
    baskets(snapshot).flatMap(({ owner, lines, changes }) =>
      (changes.length > most ? [] : changes).flatMap((change) =>
        owner === null || change.sent === null
          ? []
          : [
              named(
                `${change.sent.command.kind}${owner.moduleId === 1 ? '' : ' of the other module'}`,
                what({ owner, number: change.sent.number }, change, lines),
              ),
            ],
      ),
    );

/** The lines of the complete cart that the server answers after a change. */
function answerTo(lines: CartLine[], change: LineChange): CartLine[] {
  const command = change.sent?.command;
  if (command === undefined) return lines;
  if (command.kind === 'remove') return lines.filter(({ id }) => id !== command.lineId);
  const { item, choice } = command;
  if (command.kind === 'update') {
    return lines.map((line) => (line.id === command.lineId ? { ...line, item, choice } : line));
  }
  const id = item.id === scarce.id ? 11 : 12;
  return [...lines.filter((line) => line.id !== id), { id, item, choice }];
}

/**
 * Whether at most `most` change is pending, a plain one of a guest in the first module. It limits the explored
 * situations: many changes at once are tested by the generated stories and interleavings.
 */
const calm = (snapshot: Snapshot, most: 0 | 1): boolean => {
  const basket = basketOf(snapshot.context);
  const others = baskets(snapshot).filter((other) => other !== basket);
  return (
    snapshot.context.owner?.moduleId !== 2 &&
    snapshot.context.owner?.signedIn !== true &&
    basket.changes.length <= most &&
    basket.changes.every(
      ({ removed, replacesCart, repeated, unread }) =>
        !removed && !replacesCart && !repeated && !unread,
    ) &&
    others.every(({ changes }) => changes.length === 0)
  );
};

/** The first visible line, while `calm` allows a change: acting on one line is enough. */
const aLine = (snapshot: Snapshot, most: 0 | 1): { lineId: number }[] =>
  calm(snapshot, most)
    ? shown(snapshot)
        .slice(0, 1)
        .map(({ id }) => ({ lineId: id }))
    : [];

/**
 * The last visible line while the removal of the others is still unsent: removing it as well clears
 * the whole cart in one call.
 */
const theLast = (snapshot: Snapshot): { lineId: number }[] => {
  const { changes } = basketOf(snapshot.context);
  const lines = shown(snapshot);
  return lines.length === 1 &&
    changes.length === 1 &&
    changes.every((one) => one.removed && one.sent === null)
    ? lines.map(({ id }) => ({ lineId: id }))
    : [];
};
const gone = named('of a line that is gone', { lineId: 99 });
const asked = { ticket: 'ticket' };

/** The properties of a pending change that decide how it continues, as text. */
const stageOf = (change: LineChange) => {
  const { line, removed, replacesCart, tickets, sent, repeated, unread, isHeld } = change;
  const overtaken =
    sent !== null &&
    'choice' in sent.command &&
    (removed || !sameChoice(line.item, sent.command.choice, line.choice));
  return [
    line.id < 0 ? 'new' : line.id,
    line.item.name,
    line.choice.quantity,
    removed ? 'to go' : 'to stay',
    sent === null ? 'waits' : `${sent.command.kind} sent`,
    ...(replacesCart ? ['replaces'] : []),
    ...(tickets.length > 0 ? ['asked'] : []),
    ...((sent?.tickets.length ?? 0) > 0 ? ['asked before'] : []),
    ...(repeated ? ['repeated'] : []),
    ...(unread ? ['unread'] : []),
    ...(isHeld ? ['held'] : []),
    ...(overtaken ? ['overtaken'] : []),
  ].join(' ');
};

const contentsOf = ({ owner, lines, changes }: Basket) => ({
  owner: ownerKey(owner),
  lines: lines.map(({ id, choice }) => [id, choice.quantity]),
  changes: changes.map(stageOf),
});

export const cartModel = defineModel(cartMachine, {
  inputs: [
    named('nothing remembered', { remembered: [] }),
    named('a customer’s removal remembered', {
      remembered: [
        {
          owner: customer,
          lines: [first, second],
          wishes: [{ line: first, removed: true, replacesCart: false }],
        },
      ],
    }),
  ],
  events: {
    'cart.owner.changed': (snapshot) => [
      named('a guest', { owner: guest }),
      ...(snapshot.context.owner === null && ownerKey(customer) in snapshot.context.baskets
        ? [named('the customer', { owner: customer })]
        : []),
      ...(calm(snapshot, 1) ? [named('another module', { owner: elsewhere })] : []),
      ...(calm(snapshot, 0) ? [named('nobody', { owner: null })] : []),
    ],
    'cart.customer.recognised': ({ context }) =>
      context.owner?.signedIn === true
        ? [named('the same', { isSame: true }), named('another', { isSame: false })]
        : [],
    'cart.item.added': (snapshot) =>
      !calm(snapshot, 0)
        ? []
        : [
            ...(shown(snapshot).length === 0
              ? [named('one', { item: scarce, choice: one, ...asked })]
              : []),
            named('too many', { item: scarce, choice: choiceWith({ quantity: 9 }), ...asked }),
          ],
    'cart.replaced': (snapshot) =>
      !calm(snapshot, 1)
        ? []
        : [
            named('of another store', { item: pizza, choice: one }),
            named('too many', { item: scarce, choice: choiceWith({ quantity: 9 }), ...asked }),
          ],
    'cart.line.quantity.changed': (snapshot) => [
      ...aLine(snapshot, 1).flatMap((line) => [
        named('to 1', { ...line, quantity: 1 }),
        named('to 0', { ...line, quantity: 0, ...asked }),
        named('to too many', { ...line, quantity: 99 }),
      ]),
      named(gone.label, { ...gone.value, quantity: 1, ...asked }),
    ],
    'cart.line.choice.changed': (snapshot) => [
      ...aLine(snapshot, 0).flatMap((line) => [
        named('to one', { ...line, item: scarce, choice: one }),
        named('to too many', { ...line, item: scarce, choice: choiceWith({ quantity: 99 }) }),
      ]),
      ...(calm(snapshot, 0) && shown(snapshot).length === 0
        ? [named(gone.label, { ...gone.value, item: scarce, choice: one, ...asked })]
        : []),
    ],
    'cart.line.removed': (snapshot) => [
      ...aLine(snapshot, 1).map((line) => named('the first', line)),
      ...theLast(snapshot).map((line) => named('the last', line)),
      gone,
    ],
    'cart.change.saved': replies(3, (call, change, lines) => ({
      ...call,
      lines: answerTo(lines, change),
    })),
    'cart.change.refused': replies(3, (call) => ({ ...call, message })),
    'cart.change.unclear': replies(1, (call) => ({ ...call, message })),
    'cart.change.lost': replies(1, (call) => call),
  },
  actors: {
    lineChange: {},
    loadCart: {
      done: ({ context }) =>
        context.owner?.moduleId === 2
          ? [named('nothing in it', [])]
          : [named('nothing in it', []), named('two lines', [first, second])],
      error: [
        named('no network', noNetwork),
        named('a timeout', silence),
        named('malformed', 'not an error at all'),
      ],
    },
    clearCart: {
      done: [named('empty', [])],
      error: [named('no network', noNetwork), named('a refusal', refusal)],
    },
  },
  key: (snapshot) => ({
    here: contentsOf(basketOf(snapshot.context)),
    others: baskets(snapshot)
      .filter((other) => other !== basketOf(snapshot.context) && other.changes.length > 0)
      .map(contentsOf),
  }),
  equivalent: {
    'take the guard from "cart.open | always | 1"':
      'Where no change waits, `sendNext` finds none and does nothing.',
  },
  invariants: {
    'each line is shown once': (snapshot) =>
      new Set(shown(snapshot).map(({ id }) => id)).size === shown(snapshot).length,
    'nobody waits for a cart that cannot be saved now': (snapshot) =>
      !(snapshot.matches('offline') || snapshot.matches('unavailable')) ||
      basketOf(snapshot.context).changes.every(({ tickets }) => tickets.length === 0),
    'ITEM-32: no line of the former store is shown beside what replaces it': (snapshot) =>
      basketOf(snapshot.context).changes.every(({ replacesCart }) => !replacesCart) ||
      shown(snapshot).length === 1,
    'AUTH-25 CART-09: what a customer changed is sent only once it is known who is signed in': (
      snapshot,
    ) => baskets(snapshot).every(({ changes }) => changes.every((one) => !one.isHeld || !one.sent)),
    'AUTH-25 CART-09: nothing of a former customer is left when another one is recognised': (
      snapshot,
      step,
    ) =>
      step?.label !== 'cart.customer.recognised: another' ||
      baskets(snapshot).every(({ changes }) => changes.every(({ isHeld }) => !isHeld)),
    'no call is under way while the cart is read or emptied': (snapshot) =>
      !(snapshot.matches({ reading: 'asking' }) || snapshot.matches({ emptying: 'clearing' })) ||
      basketOf(snapshot.context).changes.every(({ sent }) => sent === null),
  },
  maxNodes: 6000,
});
