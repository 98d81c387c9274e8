/**
 * Makes small mistakes in the data that actions assign and send. It watches the actions while paths
 * are walked, to know their fields.
 */
import type { Chart } from './chart.ts';
import type { Mutant, Shown } from './mutant.ts';
import type { Step } from './step.ts';

type Data = Readonly<Record<string, unknown>>;
type Evaluate = (args: never, params: unknown) => unknown;

/** Two functions that change the data of an action while it runs. */
interface Change {
  /**
   * Returns the changed data of an `assign`. `partial` is what it assigns; `literal` names the
   * fields that the chart sets to a literal null.
   */
  readonly assign: (partial: Data, literal: readonly string[]) => Data;
  /** Returns the changed event of an `emit`, `sendTo` or `raise`. */
  readonly event: (event: Data) => Data;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const evaluate = (written: unknown, args: never, params: unknown): unknown =>
  typeof written === 'function' ? (written as Evaluate)(args, params) : written;

const changedAssignment =
  (written: unknown, change: Change): Evaluate =>
  (args, params) => {
    if (typeof written === 'function') {
      const partial = evaluate(written, args, params);
      if (!isData(partial)) return partial;
      const text = String(written);
      const literal = Object.keys(partial).filter((name) =>
        new RegExp(`\\b${name}:\\s*null\\b`).test(text),
      );
      return change.assign(partial, literal);
    }
    const fields = isData(written) ? Object.entries(written) : [];
    const partial = fields.map(([name, one]): [string, unknown] => [
      name,
      evaluate(one, args, params),
    ]);
    const literal = fields.filter(([, one]) => one === null).map(([name]) => name);
    return change.assign(Object.fromEntries(partial), literal);
  };

const changedEvent =
  (written: unknown, change: Change): Evaluate =>
  (args, params) => {
    const event = evaluate(written, args, params);
    return isData(event) ? change.event(event) : event;
  };

type Enqueue = ((action: unknown) => void) & Record<string, (...args: unknown[]) => void>;

/**
 * Wraps the `enqueue` that xstate gives to an `enqueueActions` function, so that the actions which
 * it queues work with changed data, too.
 */
const changedEnqueue = (enqueue: Enqueue, change: Change): Enqueue => {
  const queue = (action: unknown) => enqueue(action);
  const event = (written: unknown) => changedEvent(written, change);
  return Object.assign(queue, enqueue, {
    assign: (written: unknown) => enqueue['assign']?.(changedAssignment(written, change)),
    emit: (written: unknown) => enqueue['emit']?.(event(written)),
    raise: (written: unknown, ...rest: unknown[]) => enqueue['raise']?.(event(written), ...rest),
    sendTo: (to: unknown, written: unknown, ...rest: unknown[]) =>
      enqueue['sendTo']?.(to, event(written), ...rest),
    sendParent: (written: unknown, ...rest: unknown[]) =>
      enqueue['sendParent']?.(event(written), ...rest),
  });
};

/**
 * A copy of an action that works with changed data: of an `assign`, `emit`, `sendTo`, `raise` or
 * `enqueueActions`. Any other action is returned as it is, because it has no data to change.
 */
const changed = (action: unknown, change: Change): unknown => {
  if (typeof action !== 'function' || !('resolve' in action) || !('type' in action)) return action;
  const copy = Object.assign(() => undefined, action);
  switch (action.type) {
    case 'xstate.assign':
      return Object.assign(copy, {
        assignment: changedAssignment(Reflect.get(action, 'assignment'), change),
      });
    case 'xstate.emit':
    case 'xstate.sendTo':
    case 'xstate.raise':
      return Object.assign(copy, { event: changedEvent(Reflect.get(action, 'event'), change) });
    case 'xstate.enqueueActions': {
      const collect: unknown = Reflect.get(action, 'collect');
      return Object.assign(copy, {
        collect: (args: { enqueue: Enqueue }, params: unknown) =>
          evaluate(
            collect,
            { ...args, enqueue: changedEnqueue(args.enqueue, change) } as never,
            params,
          ),
      });
    }
    default:
      return action;
  }
};

const keepAll: Change = { assign: (partial) => partial, event: (event) => event };

const without = (data: Data, name: string): Data => {
  const { [name]: _, ...rest } = data;
  return rest;
};

/** The names of the fields that one named action assigned and sent while paths were walked. */
interface SeenAction {
  readonly assigned: Set<string>;
  /** The assigned fields, except those that the chart itself sets to null. */
  readonly valued: Set<string>;
  readonly sent: Set<string>;
}

/** Watches the named actions of a chart, and lists the mistakes that can be made in their data. */
export class SeenActions {
  readonly #actions: Record<string, unknown>;
  readonly #seen = new Map<string, SeenAction>();
  readonly #during = new Map<Shown, ReadonlySet<string>>();
  /** Maps each action to the ids of the transitions that ran it. */
  readonly #places = new Map<string, Set<string>>();
  /** The fields of the input of each actor, by its source. */
  readonly #inputs = new Map<unknown, Set<string>>();
  #now = new Set<string>();

  constructor({ machine }: Chart) {
    this.#actions = machine.implementations.actions ?? {};
  }

  #of(name: string): SeenAction {
    const seen = this.#seen.get(name) ?? {
      assigned: new Set<string>(),
      valued: new Set<string>(),
      sent: new Set<string>(),
    };
    this.#seen.set(name, seen);
    this.#now.add(name);
    return seen;
  }

  #noting(name: string): Change {
    return {
      assign: (partial, literal) => {
        const seen = this.#of(name);
        for (const field of Object.keys(partial)) {
          seen.assigned.add(field);
          if (!literal.includes(field)) seen.valued.add(field);
        }
        return partial;
      },
      event: (event) => {
        const seen = this.#of(name);
        for (const field of Object.keys(event)) if (field !== 'type') seen.sent.add(field);
        return event;
      },
    };
  }

  /** Watches all named actions while `walk` runs, and returns the result of `walk`. */
  watch<T>(walk: () => T): T {
    const before = { ...this.#actions };
    for (const [name, action] of Object.entries(before)) {
      this.#actions[name] = changed(action, this.#noting(name));
    }
    try {
      return walk();
    } finally {
      Object.assign(this.#actions, before);
    }
  }

  /** Notes that the actions seen since the last call belong to this step. */
  close(reached: Step): void {
    for (const { type, params } of reached.effects) {
      if (type !== 'xstate.spawnChild' || !isData(params)) continue;
      const { src, input } = params;
      const fields = this.#inputs.get(src) ?? new Set();
      for (const name of isData(input) ? Object.keys(input) : []) fields.add(name);
      this.#inputs.set(src, fields);
    }
    this.#during.set(reached, this.#now);
    for (const name of this.#now) {
      const places = this.#places.get(name) ?? new Set();
      for (const id of reached.taken) places.add(id);
      this.#places.set(name, places);
    }
    this.#now = new Set();
  }

  /** The names of an actor's input fields that were seen. */
  inputsOf(src: unknown): readonly string[] {
    return [...(this.#inputs.get(src) ?? [])];
  }

  #mutant(kind: Mutant['kind'], words: string, name: string, change: Partial<Change>): Mutant {
    return {
      kind,
      words,
      make: () => {
        const before = this.#actions[name];
        this.#actions[name] = changed(before, { ...keepAll, ...change });
        return () => {
          this.#actions[name] = before;
        };
      },
      concerns: (reached) =>
        this.#during.get(reached)?.has(name) ??
        reached.taken.some((id) => this.#places.get(name)?.has(id) === true),
      without: [],
    };
  }

  mutants(): Mutant[] {
    return [...this.#seen].flatMap(([name, { assigned, valued, sent }]) => [
      ...[...valued].map((field) =>
        this.#mutant('null an assign', `assign null to ${field} in "${name}"`, name, {
          assign: (partial) => (field in partial ? { ...partial, [field]: null } : partial),
        }),
      ),
      ...[...assigned].map((field) =>
        this.#mutant('drop a property', `drop ${field} from what "${name}" assigns`, name, {
          assign: (partial) => without(partial, field),
        }),
      ),
      ...[...sent].map((field) =>
        this.#mutant('drop a property', `drop ${field} from what "${name}" says`, name, {
          event: (event) => without(event, field),
        }),
      ),
    ]);
  }
}
