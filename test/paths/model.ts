/**
 * Everything a walk needs to know about a machine: which inputs, payloads and answers to try, what
 * distinguishes two situations, which invariants hold, and which transitions cannot happen and why.
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

/** A value with its label in the names of tests. */
export class Named<T> {
  readonly label: string;
  readonly value: T;
  constructor(label: string, value: T) {
    this.label = label;
    this.value = value;
  }
}

/** Gives a payload, output, error or input a name a reader understands: `named('over the limit', …)`. */
export const named = <T>(label: string, value: T): Named<T> => new Named(label, value);

type Case<T> = T | Named<T>;

/** Cases as a list, or computed from the snapshot when they depend on what has happened. */
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

/** Payload cases per event type. Events without a payload may be left out: they are sent bare. */
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

/** The possible answers of one invoked or spawned actor, in any order. */
interface Answers<TOutput, TEvent, TChildSnapshot, TSnapshot> {
  /** Outputs: a promise resolves with one, a child machine ends with one. */
  done?: Cases<TOutput, TSnapshot>;
  /** Errors: a promise rejects with one, any other actor dies with one. */
  error?: Cases<unknown, TSnapshot>;
  /** Events that the actor sends to its parent while it lives. */
  emits?: Cases<TEvent, TSnapshot>;
  /** Snapshots for `onSnapshot`; the first one is the actor's initial snapshot. */
  snapshots?: Cases<TChildSnapshot, TSnapshot>;
}

/** Answers per actor source, as named in `setup({ actors })`. */
type ActorCases<M extends AnyStateMachine> = {
  [A in ActorOf<M> as A['src']]?: Answers<
    OutputFrom<A['logic']>,
    EventOf<M>,
    SnapshotFrom<A['logic']>,
    SnapshotFrom<M>
  >;
};

/** One observed step. Parts that did not happen are null or empty. */
export interface SeenStep {
  /** The label of the step, e.g. `cart.line.removed: the last one`. */
  label: string;
  previous: AnyMachineSnapshot;
  /** The event that the customer, the page or a living actor sent. */
  event: EventObject | null;
  /** The answer of an actor, by its name in `setup({ actors })`. */
  answer: { of: string; failed: boolean; value: unknown } | null;
  /** Emitted events, in order. */
  emitted: readonly EventObject[];
  /** Actors that were started, calls among them, in order. */
  started: readonly { src: string; input: unknown }[];
  /** Events sent to other actors, in order; `the parent` is one of them. */
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
  /** System ids that the machine sends to (`system.get('cart')`); each is a listener that is silent. */
  system?: readonly string[];
  /**
   * What of a snapshot matters beyond state value, status, output, history, living actors and
   * running timers (those always count). Default: the whole context. Bucket whatever grows:
   * `({ context }) => ({ lines: Math.min(context.lines.length, 2), problem: context.problem !== null })`.
   * Guards that look at much fold well by what they decide: see `wouldTake` in `would.ts`.
   */
  key?: (snapshot: SnapshotFrom<M>) => unknown;
  /**
   * Sentences that hold in every situation: return false, or throw, when one is broken. At least
   * three a chart, taken from the requirements and never from the chart: what must never be, what
   * must always follow. The step is null at a start; events that nothing hears are no step.
   */
  invariants?: Record<string, (snapshot: SnapshotFrom<M>, step: SeenStep | null) => boolean | void>;
  /** Ids of states, transitions or guard outcomes that cannot happen, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
  /**
   * Mistakes without any noticeable effect, by their text in the mutation figures, each with the
   * reason.
   */
  equivalent?: Readonly<Record<string, string>>;
  /** Most situations to explore before the walk gives up and names what grows. Default 5,000. */
  maxNodes?: number;
  /**
   * Situations of one key that are followed besides the first, to see that they offer the same and
   * to find what only they lead to. Default 5; more when a class is wide (a cart full at 9).
   */
  twins?: number;
  /** A smaller world: delays, guards or actions that replace the machine's own. */
  provide?: {
    delays?: Readonly<Record<string, number>>;
    guards?: Parameters<M['provide']>[0]['guards'];
    actions?: Parameters<M['provide']>[0]['actions'];
  };
  /** Allows situations in which the machine itself fails (status `error`). Default false. */
  mayFail?: boolean;
};

/** Answers without the machine's own types, as the engine uses them. */
interface PlainAnswers {
  readonly done?: Cases<unknown, AnyMachineSnapshot>;
  readonly error?: Cases<unknown, AnyMachineSnapshot>;
  readonly emits?: Cases<EventObject, AnyMachineSnapshot>;
  readonly snapshots?: Cases<unknown, AnyMachineSnapshot>;
}

/** A model in the engine's form. Made by `defineModel`, never by hand. */
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
   * Which moves are walked, by their words and the states that are on (none at the start): all,
   * unless only some can be carried out, as on a page.
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
 *   xstate's (`checkout.ordering.editing`). A failing walk prints the ids to copy.
 * - Actors are never run: the walk answers for them. Child machines and callbacks are silent; what
 *   they send to their parent stands under `emits`, or under `events` like any other event
 *   (write `[]` there for an event that only an actor sends).
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
