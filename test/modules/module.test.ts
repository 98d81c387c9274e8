import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { moduleMachine, presentModule } from '../../machines/modules/module.machine.ts';
import type { MessageRef, Module } from '../../machines/rules/domain.ts';
import { refusal } from '../failures.ts';
import { moduleOf } from './samples.ts';

const food = moduleOf(1, 'food');
const parcel = moduleOf(4, 'parcel');
const rental = moduleOf(6, 'rental');

const unanswered = () => new Promise<MessageRef | null>(() => undefined);
const refused = () => Promise.reject(refusal);

/**
 * A customer of this module, or of none, whose trip cart is settled so; `told` is what the page is
 * told.
 */
async function shopIn(
  module: Module | null,
  settle: (asked: Module | null) => Promise<MessageRef | null>,
) {
  const told: string[] = [];
  const actor = createActor(
    moduleMachine.provide({
      // Here it has no parent.
      actions: {
        tellShop: () => undefined,
        layPickerOver: () => told.push('picker opened'),
        takePickerOff: () => told.push('picker closed'),
      },
      actors: {
        loadModules: fromPromise(() => Promise.resolve([food, parcel, rental])),
        settleTripCart: fromPromise(({ input }) => settle(input.module)),
      },
    }),
    { input: { zoneIds: [1], modules: [], module, named: null } },
  );
  actor.on('navigate', ({ to }) => told.push(to));
  actor.on('toast', ({ message }) => told.push('text' in message ? message.text : message.key));
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('served')).toBe(true));
  return { actor, told, current: () => actor.getSnapshot().context.module };
}

it('MOD-05 MOD-07: another module that is pressed while the trip cart is looked at opens at once', async () => {
  const { actor, told, current } = await shopIn(food, unanswered);
  actor.send({ type: 'module.chosen', module: rental });
  expect(current()).toEqual(food);
  actor.send({ type: 'module.chosen', module: parcel });
  expect(current()).toEqual(parcel);
  expect(told).toEqual(['modules.selected', '/home']);
});

it('MOD-07 MOD-08: rental that the URL names, as Back does, opens after its trip cart was settled once, and that is said', async () => {
  const asked: unknown[] = [];
  const { actor, told, current } = await shopIn(food, (module) => {
    asked.push(module?.id);
    return Promise.resolve({ key: 'rental.pickup.cleared' });
  });
  actor.send({ type: 'module.followed', moduleId: 6 });
  expect(presentModule(actor.getSnapshot().context)).toBeNull();
  actor.send({ type: 'module.followed', moduleId: 6 });
  await vi.waitFor(() => expect(current()).toEqual(rental));
  expect(asked).toEqual([6]);
  expect(told).toEqual(['rental.pickup.cleared']);
  expect(presentModule(actor.getSnapshot().context)).toEqual(rental);
});

it('MOD-09: rental that the URL names opens also when its trip cart cannot be settled, which is said', async () => {
  const { actor, told, current } = await shopIn(food, refused);
  actor.send({ type: 'module.followed', moduleId: 6 });
  await vi.waitFor(() => expect(current()).toEqual(rental));
  expect(told).toEqual(['The server says no.']);
});

it('MOD-05 NAV-07: a customer who goes back to the module while the trip cart of rental is looked at stays there', async () => {
  let answer: (message: MessageRef | null) => void = () => undefined;
  const { actor, told, current } = await shopIn(
    food,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  actor.send({ type: 'module.followed', moduleId: 6 });
  actor.send({ type: 'module.followed', moduleId: 1 });
  expect(presentModule(actor.getSnapshot().context)).toEqual(food);
  answer({ key: 'rental.pickup.cleared' });
  await Promise.resolve();
  expect(current()).toEqual(food);
  expect(told).toEqual([]);
});

it('MOD-07: another rental that is pressed while the trip cart is looked at has it looked at anew', async () => {
  const asked: unknown[] = [];
  const { actor, current } = await shopIn(food, (module) => {
    asked.push(module?.id);
    return module?.id === 6 ? unanswered() : Promise.resolve(null);
  });
  actor.send({ type: 'module.chosen', module: rental });
  actor.send({ type: 'module.chosen', module: moduleOf(7, 'rental') });
  await vi.waitFor(() => expect(current()?.id).toBe(7));
  expect(asked).toEqual([6, 7]);
});

it('MOD-01: the picker opens while the trip cart is looked at, and leaves the module as it is', async () => {
  const { actor, told, current } = await shopIn(parcel, unanswered);
  actor.send({ type: 'module.chosen', module: rental });
  actor.send({ type: 'module.picker.opened' });
  expect(told).toEqual(['picker opened']);
  actor.send({ type: 'module.picker.closed' });
  expect(told).toEqual(['picker opened', 'picker closed']);
  expect(current()).toEqual(parcel);
});

it('MOD-09: after a refused clearing, who chose in the picker is in the picker again', async () => {
  const { actor, told, current } = await shopIn(parcel, refused);
  actor.send({ type: 'module.picker.opened' });
  actor.send({ type: 'module.chosen', module: rental });
  await vi.waitFor(() => expect(told).toContain('The server says no.'));
  expect(told).toEqual(['picker opened', 'picker closed', 'picker opened', 'The server says no.']);
  expect(current()).toEqual(parcel);
});

it('MOD-09: after a refused clearing, who chose from the rail is on the page again', async () => {
  const { actor, told, current } = await shopIn(food, refused);
  actor.send({ type: 'module.chosen', module: rental });
  await vi.waitFor(() => expect(told).toEqual(['The server says no.']));
  expect(current()).toEqual(food);
});

it('MOD-10, NAV-13: without a module the picker asks and stays, until a page enters its own module', async () => {
  const { actor, told, current } = await shopIn(null, unanswered);
  actor.send({ type: 'module.picker.closed' });
  expect(told).toEqual(['picker opened', 'modules.mustSelect']);
  actor.send({ type: 'module.followed', moduleId: parcel.id });
  expect(told).toEqual(['picker opened', 'modules.mustSelect', 'picker closed']);
  expect(current()).toEqual(parcel);
});
