import { storeMapMachine, type StoreMapEvent } from '../../machines/catalogue/storeMap.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const harbour = { id: 7, name: 'Harbour Bakery' };
const mint = { id: 9, name: 'Mint Kitchen' };

type Sent = { event: unknown } | null;

/** The id of the store whose pin a step pressed; null for any other step. */
const pressedIn = (step: Sent): number | null => {
  const event = step?.event as StoreMapEvent | null | undefined;
  return event?.type === 'pin.pressed' ? event.store.id : null;
};

/** The pins that a step left; null for a step that changed none. */
const pinsAfter = (step: Sent): readonly number[] | null => {
  const event = step?.event as StoreMapEvent | null | undefined;
  return event?.type === 'pins.changed' ? event.ids : null;
};

export const storeMapModel = defineModel(storeMapMachine, {
  events: {
    'pin.pressed': [
      named('Harbour Bakery', { store: harbour }),
      named('Mint Kitchen', { store: mint }),
    ],
    'pins.changed': [
      named('one more store', { ids: [7, 9, 11] }),
      named('none that was there', { ids: [11] }),
    ],
  },
  key: ({ context }) => ({ chosen: context.chosen }),
  invariants: {
    'issue 24: a card is shown exactly while a store is chosen': (s) =>
      s.matches({ card: 'shown' }) === (s.context.chosen !== null),
    'issue 24: the card is that of the pin that was pressed last': (s, step) =>
      pressedIn(step) === null || s.context.chosen === null || s.context.chosen === pressedIn(step),
    'issue 24: a pin that is pressed again closes its card, and every other one opens its own': (
      s,
      step,
    ) =>
      step === null ||
      pressedIn(step) === null ||
      (s.context.chosen === null) === (step.previous.context.chosen === pressedIn(step)),
    'issue 24: screen readers hear of each card that opens, and of nothing else': (s, step) =>
      step === null ||
      step.emitted.length ===
        (s.context.chosen !== null && s.context.chosen !== step.previous.context.chosen ? 1 : 0),
    'issue 24: no card is shown of a store that has no pin': (s, step) =>
      s.context.chosen === null || (pinsAfter(step)?.includes(s.context.chosen) ?? true),
    'issue 24: the list is shown exactly while the map cannot be seen': (s) =>
      s.hasTag('listed') === (s.matches({ picture: 'bare' }) || s.matches({ picture: 'failed' })),
    'issue 24: what becomes of the map changes no choice, and a choice nothing of the map': (
      s,
      step,
    ) =>
      step === null ||
      s.context.chosen === step.previous.context.chosen ||
      s.value.picture === step.previous.value.picture,
  },
});
