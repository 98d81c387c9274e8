import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';

const module = (id: number, type: Module['type']): Module => ({
  id,
  name: type,
  type,
  iconUrl: null,
  thumbnailUrl: null,
  description: '',
  storesCount: 3,
  zoneIds: [1],
});

it('MOD-05 MOD-07: another module that is pressed while the trip cart is looked at opens at once', async () => {
  const modules = [module(1, 'food'), module(4, 'parcel'), module(6, 'rental')] as const;
  const [food, parcel, rental] = modules;
  const actor = createActor(
    moduleMachine.provide({
      // Here it has no parent.
      actions: { tellShop: () => undefined },
      actors: {
        loadModules: fromPromise(() => Promise.resolve([...modules])),
        settleTripCart: fromPromise(() => new Promise(() => undefined)),
      },
    }),
    { input: { zoneIds: [1], module: food, named: null } },
  );
  const opened: string[] = [];
  actor.on('navigate', ({ to }) => opened.push(to));
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('chosen')).toBe(true));
  actor.send({ type: 'module.chosen', module: rental });
  expect(actor.getSnapshot().context.module).toEqual(food);
  actor.send({ type: 'module.chosen', module: parcel });
  expect(actor.getSnapshot().context.module).toEqual(parcel);
  expect(opened).toEqual(['/home']);
});
