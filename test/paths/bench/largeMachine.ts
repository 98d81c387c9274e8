/** A generated machine of any size, with five transitions for each state. All are reachable. */
import { createMachine } from 'xstate';
import { defineModel, type PathModel } from '../model.ts';

const WAYS = 5;

/**
 * The model of a machine with this number of states; each leads to the next one and to four others.
 */
export const largeModel = (states: number): PathModel => {
  const nameOf = (index: number) => `s${index % states}`;
  const stateOf = (index: number) => {
    const targets = [index + 1, index * 2 + 1, index * 3 + 2, index * 7 + 5, index + states - 1];
    const ways = targets.slice(0, WAYS).map((to, way) => [`e${way}`, { target: nameOf(to) }]);
    return [nameOf(index), { on: Object.fromEntries(ways) }] as const;
  };
  const machine = createMachine({
    id: 'large',
    initial: 's0',
    states: Object.fromEntries(Array.from({ length: states }, (_, index) => stateOf(index))),
  });
  return defineModel(machine, { events: {}, key: () => null, maxNodes: 2 * states });
};
