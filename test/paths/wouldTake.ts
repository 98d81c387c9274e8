/**
 * Helps to write the key of a model: situations in which the same transitions are possible get the
 * same key.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';

/**
 * The transitions that an event would take now, as text; '' for none. In the key of a model it
 * stands for all the data that the guards of this event read:
 * `key: (s) => ({ place: wouldTake(s, { type: 'order.place', … }) })`. The event may also be an
 * actor's answer, `{ type: 'xstate.done.actor.<id>', output }`.
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
