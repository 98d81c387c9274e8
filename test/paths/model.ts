/**
 * Models for path tests. A model says what a test must know about a machine: which inputs, payloads
 * and answers to try, what distinguishes two situations, which invariants hold, and which
 * transitions cannot happen and why.
 *
 * Types come from the machine: a wrong event name, actor name or payload is a type error.
 */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

/** A value with a label, which the names of tests show instead of the value. */
export class Named<T> {
  readonly label: string;
  readonly value: T;
  constructor(label: string, value: T) {
    this.label = label;
    this.value = value;
  }
}

/**
 * Gives a payload, output, error or input a label for the names of tests: `named('a code', { … })`.
 */
export const named = <T>(label: string, value: T): Named<T> => new Named(label, value);

type Case<T> = T | Named<T>;

/** The values to try, as a list, or as a function of the snapshot if they depend on it. */
export type Cases<T, TSnapshot> =
  readonly Case<T>[] | ((snapshot: TSnapshot) => readonly Case<T>[]);

type Payload<TEvent, K> = TEvent extends { type: infer T }
  ? K extends T
    ? Omit<TEvent, 'type'>
    : never
  : never;
type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
type PayloadOf<M extends AnyStateMachine, K> = Payload<EventOf<M>, K>;
type BareTypes<M extends AnyStateMachine> = {
  [K in EventOf<M>['type']]: keyof PayloadOf<M, K> extends never ? K : never;
}[EventOf<M>['type']];

/** The payloads to try for each event type. Events without a payload may be left out. */
type EventCases<M extends AnyStateMachine> = {
  [K in Exclude<EventOf<M>['type'], BareTypes<M>>]: Cases<PayloadOf<M, K>, SnapshotFrom<M>>;
} & {
  [K in BareTypes<M>]?: Cases<PayloadOf<M, K>, SnapshotFrom<M>>;
};

type ActorOf<M extends AnyStateMachine> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? TActor
    : never;

/** The answers to try for one invoked or spawned actor; the test tries them in any order. */
interface Answers<TOutput, TEvent, TChildSnapshot, TSnapshot> {
  /** Outputs: a promise resolves with one of them, any other actor ends with one. */
  done?: Cases<TOutput, TSnapshot>;
  /** Errors: a promise rejects with one of them, any other actor fails with one. */
  error?: Cases<unknown, TSnapshot>;
  /** Events that the actor sends to its parent while it runs. */
  emits?: Cases<TEvent, TSnapshot>;
  /** Snapshots for `onSnapshot`; the first one is the actor's initial snapshot. */
  snapshots?: Cases<TChildSnapshot, TSnapshot>;
}

/** The answers to try for each actor, by its name in `setup({ actors })`. */
type ActorCases<M extends AnyStateMachine> = {
  [A in ActorOf<M> as A['src']]?: Answers<
    OutputFrom<A['logic']>,
    EventOf<M>,
    SnapshotFrom<A['logic']>,
    SnapshotFrom<M>
  >;
};

/** A step as invariants see it; parts that did not happen are null or empty. */
export interface SeenStep {
  /** The label of the step, e.g. `cart.line.removed: the last one`. */
  label: string;
  previous: AnyMachineSnapshot;
  /** The event that the customer, the page or a running actor sent; null for other steps. */
  event: EventObject | null;
  /** The answer of an actor (`of` is its name in `setup({ actors })`); null for other steps. */
  answer: { of: string; failed: boolean; value: unknown } | null;
  /** Emitted events, in order. */
  emitted: readonly EventObject[];
  /** Actors that the step started, including calls to the server, in order. */
  started: readonly { src: string; input: unknown }[];
  /** Events that the step sent to other actors, in order; `to` may be `the parent`. */
  sent: readonly { to: string; event: EventObject }[];
}

type InputPart<M extends AnyStateMachine> =
  undefined extends InputFrom<M>
    ? { inputs?: readonly Case<InputFrom<M>>[] }
    : { inputs: readonly Case<InputFrom<M>>[] };

/** The declaration of a model; see `defineModel`. */
export type ModelDeclaration<M extends AnyStateMachine> = InputPart<M> & {
  events: EventCases<M>;
  actors?: ActorCases<M>;
  /**
   * System ids to which the machine sends events (`system.get('cart')`); tests put silent actors
   * there.
   */
  system?: readonly string[];
  /**
   * Which data distinguishes two situations, in addition to state value, status, output, history,
   * running actors and running timers. Default: the whole context. Group values that can grow
   * without end: `({ context }) => ({ lines: Math.min(context.lines.length, 2) })`. If guards read
   * much of the context, use their decisions as key: see `wouldTake.ts`.
   */
  key?: (snapshot: SnapshotFrom<M>) => unknown;
  /**
   * Rules that hold in every situation, by a sentence that describes them. A function returns false
   * or throws when its rule is broken. Each model has at least three, taken from the requirements
   * and not from the chart. `step` is null at a start; events that nothing handles are not checked.
   */
  invariants?: Record<string, (snapshot: SnapshotFrom<M>, step: SeenStep | null) => boolean | void>;
  /** Ids of states, transitions or guard outcomes that cannot happen, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
  /**
   * Small mistakes in the chart (`mutate.ts`) that no test can detect: their text, as `paths check`
   * prints it, and the reason.
   */
  equivalent?: Readonly<Record<string, string>>;
  /**
   * The maximum number of situations; with more, the test fails and names what grows. Default
   * 5,000.
   */
  maxNodes?: number;
  /**
   * The maximum number of further situations with the same key that are explored, to check that
   * they allow the same moves. Default 5; more are needed when one key stands for many situations.
   */
  twins?: number;
  /** Delays, guards or actions that replace the machine's own in tests. */
  provide?: {
    delays?: Readonly<Record<string, number>>;
    guards?: Parameters<M['provide']>[0]['guards'];
    actions?: Parameters<M['provide']>[0]['actions'];
  };
  /** Allows situations in which the machine itself fails (status `error`). Default false. */
  mayFail?: boolean;
};

/** The answers of one actor, without the types of the machine. */
interface PlainAnswers {
  readonly done?: Cases<unknown, AnyMachineSnapshot>;
  readonly error?: Cases<unknown, AnyMachineSnapshot>;
  readonly emits?: Cases<EventObject, AnyMachineSnapshot>;
  readonly snapshots?: Cases<unknown, AnyMachineSnapshot>;
}

/** A complete model, as the path engine uses it; made only by `defineModel`. */
export interface PathModel {
  readonly machine: AnyStateMachine;
  readonly inputs: readonly Case<unknown>[];
  readonly events: Readonly<Record<string, Cases<object, AnyMachineSnapshot>>>;
  readonly actors: Readonly<Record<string, PlainAnswers>>;
  readonly system: readonly string[];
  readonly key: (snapshot: AnyMachineSnapshot) => unknown;
  readonly invariants: Readonly<
    Record<string, (snapshot: AnyMachineSnapshot, step: SeenStep | null) => boolean | void>
  >;
  readonly unreachable: Readonly<Record<string, string>>;
  readonly equivalent: Readonly<Record<string, string>>;
  readonly maxNodes: number;
  readonly twins: number;
  readonly provide: Parameters<AnyStateMachine['provide']>[0];
  readonly mayFail: boolean;
  /**
   * Whether a move is tried, by its label and the active states (none at the start). Always true,
   * except for tests on a page, which cannot carry out every move.
   */
  readonly allows: (label: string, states: readonly string[]) => boolean;
}

/**
 * Declares the model of a machine. One file per flow, `test/<area>/<flow>.model.ts`, exporting
 * `<flow>Model`:
 *
 * ```ts
 * export const couponModel = defineModel(couponMachine, {
 *   inputs: [
 *     named('nothing stored', { code: '', facts }),
 *     named('a stored code', { code: 'SAVE10', facts }),
 *   ],
 *   events: {
 *     'coupon.typed': [named('a code', { code: 'SAVE10' }), named('blanks', { code: '  ' })],
 *     'coupon.order.changed': [{ facts }, named('below the minimum', { facts: small })],
 *   },                                  // 'coupon.apply' has no payload: sent bare
 *   actors: {
 *     findCoupon: {
 *       done: [named('fitting', saveTen), named('of another store', elsewhere)],
 *       error: [named('unknown code', refusal), named('malformed', 'not an error at all')],
 *     },
 *   },
 *   key: ({ context }) => ({ code: context.code.trim() !== '', coupon: context.coupon?.code }),
 *   invariants: {
 *     'a coupon counts only when applied': (s) => s.matches('applied') || s.context.coupon === null,
 *   },
 *   unreachable: { 'coupon.restoring | always | 1 : refused': 'why that cannot happen' },
 * });
 * ```
 *
 * - Transition ids read `<id of the source state> | <descriptor> | <index>`; the descriptor is the
 *   event, `always`, `after 5000`, `done <invoke id>`, `error <invoke id>`, `done` (of the state) or
 *   `*`. Guard outcomes are the transition's id with ` : true` or ` : refused`. State ids are
 *   xstate's (`checkout.ordering.editing`). A failing test prints the ids to copy.
 * - Actors are never run: the test answers for them. Child machines and callbacks do nothing; list
 *   what they send to their parent under `emits`, or under `events` like any other event (write `[]`
 *   there for an event that only an actor sends).
 * - Give each event and actor at least one case per branch that reads it, and one malformed case.
 */
export function defineModel<M extends AnyStateMachine>(
  machine: M,
  declaration: ModelDeclaration<M>,
): PathModel;
export function defineModel(machine: AnyStateMachine, declaration: object): PathModel {
  return {
    machine,
    inputs: [undefined],
    events: {},
    actors: {},
    system: [],
    key: (snapshot) => snapshot.context,
    invariants: {},
    unreachable: {},
    equivalent: {},
    maxNodes: 5000,
    twins: 5,
    provide: {},
    mayFail: false,
    allows: () => true,
    ...declaration,
  };
}
