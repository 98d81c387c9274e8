/** Finds the changes between two versions of a flow, as text and as marks for its drawing. */
import {
  labelOf,
  statesIn,
  transitionsIn,
  type OutlineState,
  type OutlineTransition,
} from './outline.ts';
import type { Marks } from './svg.ts';

export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Id of the changed state or transition; for a removed one its id in the old version. */
  readonly id: string;
  readonly words: string;
}

export interface FlowDiff {
  readonly changes: readonly Change[];
  /** Both versions merged into one outline, in which removed elements can be drawn as well. */
  readonly merged: OutlineState;
  readonly marks: Marks;
}

const shortTarget = ({ targets }: OutlineTransition) =>
  targets.length === 0 ? 'nowhere else' : targets.join(' and ');
const guardWords = (guard: string) => (guard === '' ? 'no guard' : `guard "${guard}"`);

const changesOf = (before: OutlineTransition, after: OutlineTransition): string[] => {
  const words: string[] = [];
  const say = (what: string, was: string, is: string) => {
    if (was !== is) words.push(`${what}: was ${was}, is ${is}`);
  };
  say('retargeted', shortTarget(before), shortTarget(after));
  if (before.guard === '' && after.guard !== '') words.push(`guard "${after.guard}" added`);
  else if (before.guard !== '' && after.guard === '') words.push(`guard "${before.guard}" removed`);
  else say('other guard', guardWords(before.guard), guardWords(after.guard));
  say('actions', before.actions.join(', ') || 'none', after.actions.join(', ') || 'none');
  say('re-entry', String(before.reenter), String(after.reenter));
  return words;
};

interface Pair {
  readonly before: OutlineTransition;
  readonly after: OutlineTransition;
}

type Likeness = (before: OutlineTransition, after: OutlineTransition) => boolean;

/**
 * Rules for recognising two transitions of the same state and event as one, the surest rule first.
 */
const LIKENESSES: readonly Likeness[] = [
  (a, b) => changesOf(a, b).length === 0,
  (a, b) => a.guard === b.guard && a.targets.join() === b.targets.join(),
  (a, b) => a.guard === b.guard,
  (a, b) => a.targets.join() === b.targets.join(),
];

const pairUp = (
  before: readonly OutlineTransition[],
  after: readonly OutlineTransition[],
): { pairs: Pair[]; gone: OutlineTransition[]; fresh: OutlineTransition[] } => {
  const gone = [...before];
  const fresh = [...after];
  const pairs: Pair[] = [];
  for (const alike of LIKENESSES) {
    for (const old of gone.slice()) {
      const match = fresh.find((one) => one.descriptor === old.descriptor && alike(old, one));
      if (match === undefined) continue;
      pairs.push({ before: old, after: match });
      gone.splice(gone.indexOf(old), 1);
      fresh.splice(fresh.indexOf(match), 1);
    }
  }
  return { pairs, gone, fresh };
};

/**
 * A removed transition with another id, because a remaining one may have moved to its position and
 * taken its id.
 */
const asGone = (transition: OutlineTransition): OutlineTransition => ({
  ...transition,
  id: `${transition.id} (gone)`,
});

class Differ {
  readonly changes: Change[] = [];
  readonly marks = new Map<string, Change['kind']>();

  #note(kind: Change['kind'], id: string, words: string, mark = id): void {
    this.changes.push({ kind, id, words });
    this.marks.set(mark, kind);
  }

  #all(kind: 'added' | 'removed', state: OutlineState): void {
    for (const one of statesIn(state)) {
      this.#note(kind, one.id, `state ${one.id}`);
      for (const transition of one.transitions) this.#one(kind, transition);
    }
  }

  #one(kind: 'added' | 'removed', transition: OutlineTransition, mark = transition.id): void {
    const words = `transition ${transition.id}: ${labelOf(transition)} → ${shortTarget(transition)}`;
    this.#note(kind, transition.id, words, mark);
  }

  merge(before: OutlineState, after: OutlineState): OutlineState {
    if (before.type !== after.type) {
      this.#note('changed', after.id, `state ${after.id}: was ${before.type}, is ${after.type}`);
    }
    if (before.initial !== after.initial) {
      const words = `state ${after.id}: begins in ${after.initial || 'itself'}, was ${before.initial || 'itself'}`;
      this.#note('changed', after.id, words);
    }
    const { pairs, gone, fresh } = pairUp(before.transitions, after.transitions);
    for (const pair of pairs) {
      for (const words of changesOf(pair.before, pair.after)) {
        this.#note('changed', pair.after.id, `transition ${pair.after.id}: ${words}`);
      }
    }
    for (const one of fresh) this.#one('added', one);
    for (const one of gone) this.#one('removed', one, asGone(one).id);
    const states = after.states.map((child) => {
      const old = before.states.find(({ id }) => id === child.id);
      if (old !== undefined) return this.merge(old, child);
      this.#all('added', child);
      return child;
    });
    const left = before.states.filter(({ id }) => !after.states.some((one) => one.id === id));
    for (const child of left) this.#all('removed', child);
    return {
      ...after,
      states: [...states, ...left],
      transitions: [...after.transitions, ...gone.map(asGone)],
    };
  }
}

/**
 * The difference for a flow that is new or removed as a whole: one change, not one for each part.
 */
const wholeFlow = (kind: 'added' | 'removed', outline: OutlineState): FlowDiff => {
  const states = statesIn(outline).length - 1;
  const transitions = transitionsIn(outline).length;
  const words = `the flow, with ${states} states and ${transitions} transitions`;
  const marks = new Map([[outline.id, kind]]);
  return { changes: [{ kind, id: outline.id, words }], merged: outline, marks };
};

/**
 * Removes targets and initial states that are not part of the outline, because no line can be drawn
 * to them.
 */
const drawable = (outline: OutlineState): OutlineState => {
  const known = new Set(statesIn(outline).map(({ id }) => id));
  const prune = (state: OutlineState): OutlineState => ({
    ...state,
    initial: known.has(state.initial) ? state.initial : '',
    states: state.states.map(prune),
    transitions: state.transitions.map((one) => ({
      ...one,
      targets: one.targets.filter((target) => known.has(target)),
    })),
  });
  return prune(outline);
};

/**
 * Compares a flow with an earlier version. `before` is null for a new flow, `after` for a removed
 * one; the result is null when both are.
 */
export const diffOutlines = (
  before: OutlineState | null,
  after: OutlineState | null,
): FlowDiff | null => {
  if (before === null) return after === null ? null : wholeFlow('added', after);
  if (after === null) return wholeFlow('removed', before);
  const differ = new Differ();
  const merged = differ.merge(before, after);
  return { changes: differ.changes, merged: drawable(merged), marks: differ.marks };
};

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** The changes of a flow as text, one per line, such as `+ state cart.empty`. */
export const diffText = (flow: string, { changes }: FlowDiff): string =>
  [flow, ...changes.map(({ kind, words }) => `  ${SIGNS[kind]} ${words}`)].join('\n');
