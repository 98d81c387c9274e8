import { isDeepStrictEqual } from 'node:util';
import { fulfilmentMachine } from '../../machines/checkout/fulfilment.machine.ts';
import { defineModel, named } from '../paths/model.ts';
import { factsOf } from './orders.ts';

const terms = factsOf(1);
const unscheduled = factsOf(1, { store: { scheduleOrder: false } });
const noon = '2026-11-22 12:00';

export const fulfilmentModel = defineModel(fulfilmentMachine, {
  inputs: [
    named('brought now', { orderType: 'delivery', slot: null, terms }),
    named('scheduled without a slot', { orderType: 'schedule_order', slot: null, terms }),
    named('scheduled', { orderType: 'schedule_order', slot: noon, terms }),
    named('collected at a time', { orderType: 'take_away', slot: noon, terms }),
  ],
  events: {
    'order.type.chosen': [
      named('delivery', { orderType: 'delivery' }),
      named('take-away', { orderType: 'take_away' }),
      named('scheduled', { orderType: 'schedule_order' }),
    ],
    'order.slot.chosen': [named('tomorrow', { slot: noon }), named('now', { slot: null })],
    'order.terms.changed': ({ context: { orderType, slot } }) => [
      named('as before', { orderType, slot, terms }),
      named('without times', { orderType, slot: null, terms: unscheduled }),
      named('only to be collected', { orderType: 'take_away' as const, slot, terms }),
    ],
  },
  key: ({ context: { orderType, slot, terms: known } }) => ({
    orderType,
    slot,
    scheduled: known.store.scheduleOrder,
  }),
  invariants: {
    'OPEN-45 CAT-11: the order hears what was chosen, and of nothing else': (s, step) =>
      step?.event == null ||
      isDeepStrictEqual(
        step.sent,
        step.event.type === 'order.terms.changed'
          ? []
          : [
              {
                to: 'the parent',
                event: {
                  type: 'fulfilment.changed',
                  choices: {
                    orderType: s.context.orderType,
                    slot: s.context.slot,
                    ...(s.context.orderType === 'take_away' ? { tip: 0 } : {}),
                  },
                },
              },
            ],
      ),
    'CAT-11: what is brought now has no time, and what is scheduled is never for now': ({
      context: { orderType, slot },
      ...s
    }) =>
      orderType === 'schedule_order'
        ? !(s.value === 'asSoonAsPossible')
        : orderType === 'take_away' || slot === null || s.value === 'atSlot',
    'CAT-11: a time stands only as the state says it': (s) =>
      s.matches('atSlot') === (s.context.slot !== null),
    'OPEN-45: what the order was given because of new terms is chosen here as well': (s, step) =>
      step?.event?.type !== 'order.terms.changed' ||
      isDeepStrictEqual({ type: step.event.type, ...s.context }, step.event),
    'CAT-11: choosing another method keeps the time where one can be had': (s, step) =>
      step?.event?.type !== 'order.type.chosen' ||
      !s.context.terms.store.scheduleOrder ||
      s.context.orderType === 'delivery' ||
      s.context.slot === step.previous.context.slot,
  },
});
