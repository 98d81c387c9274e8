/** Finds names in a model that its machine does not have. */
import type { Chart } from './chart.ts';
import { nearestTo } from './nearest.ts';
import { matchesDescriptor } from './moves.ts';

const told = (machine: string, what: string, name: string, known: readonly string[]): string => {
  const nearest = nearestTo(name, known);
  const hint = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  return `the model of "${machine}" has cases for the ${what} "${name}", which the machine does not have.${hint}`;
};

/**
 * One line for each event of the model that the chart does not handle, and for each actor that it
 * does not have; the line suggests the nearest name.
 */
export const unknownNamesIn = ({ machine, model, transitions }: Chart): string[] => {
  const heard = [...new Set(transitions.map(({ definition }): string => definition.eventType))];
  const actors = Object.keys(machine.implementations.actors ?? {});
  const events = Object.entries(model.events)
    .filter(([, cases]) => typeof cases === 'function' || cases.length > 0)
    .map(([type]) => type)
    .filter((type) => !heard.some((descriptor) => matchesDescriptor(descriptor, type)));
  const gone = Object.keys(model.actors).filter((src) => !actors.includes(src));
  return [
    ...events.map((type) =>
      told(
        machine.id,
        'event',
        type,
        heard.filter((one) => one !== '' && !one.startsWith('xstate.')),
      ),
    ),
    ...gone.map((src) => told(machine.id, 'actor', src, actors)),
  ];
};
