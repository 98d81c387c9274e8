/**
 * Ids of transitions and guard outcomes that contain no position, such as
 * `applied | coupon.order.changed | stillFits`. So a new or removed handler changes no other id.
 */
import type { Chart, Transition } from '../chart.ts';

/** The name of a guard as written in the machine's file; `guarded` for one without a name. */
const guardName = (written: unknown): string => {
  if (typeof written === 'string') return written;
  if (typeof written === 'object' && written !== null && 'type' in written) {
    return String(written.type);
  }
  const named = typeof written === 'function' && written.name !== '' && written.name !== 'guard';
  return named ? written.name : 'guarded';
};

const wordsOf = (chart: Chart, transition: Transition): string => {
  const { id: machine } = chart.machine;
  const short = (state: string) => (state === machine ? state : state.slice(machine.length + 1));
  const nameOf = (one: Transition) =>
    one.guarded ? guardName(chart.writtenGuardOf(one)) : 'otherwise';
  const { source, descriptor, targets, guarded } = transition;
  const alike = chart.transitions.filter(
    (other) => other.source === source && other.descriptor === descriptor,
  );
  const base = `${short(source)} | ${descriptor}`;
  if (alike.length === 1 && !guarded) return base;
  const name = nameOf(transition);
  const namesakes = alike.filter((other) => nameOf(other) === name);
  if (namesakes.length === 1) return `${base} | ${name}`;
  const where = targets.length === 0 ? 'stays' : `to ${targets.map(short).join(' + ')}`;
  const twins = namesakes.filter((other) => other.targets.join() === targets.join());
  const number = twins.length > 1 ? ` (${twins.indexOf(transition) + 1})` : '';
  return `${base} | ${name} ${where}${number}`;
};

const words = new WeakMap<Chart, ReadonlyMap<string, string>>();

const wordsIn = (chart: Chart): ReadonlyMap<string, string> => {
  const known = words.get(chart);
  if (known !== undefined) return known;
  const made = new Map(chart.transitions.map((one) => [one.id, wordsOf(chart, one)]));
  words.set(chart, made);
  return made;
};

/** Turns the id of a transition or guard outcome, which contains a position, into one without. */
export const stableId = (chart: Chart, element: string): string => {
  const [transition = element, outcome] = element.split(' : ');
  const told = wordsIn(chart).get(transition) ?? transition;
  return outcome === 'refused' ? `${told} | refused` : told;
};
