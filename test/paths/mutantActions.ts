/** Mistakes in the data that actions keep and send, found by watching the actions of a walk. */
import type { Chart } from './chart.ts';
import type { Mutant, Shown } from './mutant.ts';
import type { Step } from './step.ts';

type Data = Readonly<Record<string, unknown>>;
type Evaluate = (args: never, params: unknown) => unknown;

/** Changes the data of an action while it runs. */
interface Change {
  /**
   * Changes the assigned data; `literal` contains the fields that the chart itself sets to null.
   */
  readonly assign: (partial: Data, literal: readonly string[]) => Data;
  /** An event that is emitted, sent or raised. */
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

/** Actions that an action queues itself are changed alike. */
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

/** The same action with changed data; an action of another kind unchanged. */
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

/** The data that one named action assigned and sent in the walks. */
interface SeenAction {
  readonly assigned: Set<string>;
  /** Of the assigned fields, those that the chart itself does not set to null. */
  readonly valued: Set<string>;
  readonly sent: Set<string>;
}

/** The named actions of a walk, and the mistakes that can be made in their data. */
export class SeenActions {
  readonly #actions: Record<string, unknown>;
  readonly #seen = new Map<string, SeenAction>();
  readonly #during = new Map<Shown, ReadonlySet<string>>();
  /** The transitions that ran each action. */
  readonly #places = new Map<string, Set<string>>();
  /** The inputs of each actor. */
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

  /** Watches all named actions while `walk` walks; returns what that gives. */
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

  /** Assigns all actions recorded since the last call to this step. */
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

  /** The input fields of an actor. */
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
