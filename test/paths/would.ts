/**
 * For model keys that treat two situations as the same when the same transitions are possible in
 * both.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';

/**
 * Which transitions an event would take now, as text; empty when none. In a model's key it folds
 * everything that leads to the same decision: instead of all that the guards of `order.place` look
 * at, `key: (s) => ({ place: wouldTake(s, { type: 'order.place', … }) })`. Answers of actors work as
 * well: `{ type: 'xstate.done.actor.<id>', output }`.
 */
export const wouldTake = (snapshot: AnyMachineSnapshot, event: EventObject): string => {
  if (snapshot.status !== 'active') return '';
  const offered = snapshot.machine.getTransitionData(snapshot, event);
  const named = offered.map((transition) => {
    const { source, eventType } = transition;
    const index = source.transitions.get(eventType)?.indexOf(transition) ?? -1;
    return `${source.id} | ${eventType} | ${index}`;
  });
  return named.join(' and ');
};
