/**
 * Reads the messages that a running storefront sends through xstate's inspector: which actors run,
 * their states, and the last transitions.
 */
import { listTransitions } from '../chart.ts';
import { findMachines, loadMachine } from './machines.ts';
import { outlineOf, statesIn } from './outline.ts';
import type { LiveActor } from './studio/contract.ts';

const MAX_REMEMBERED = 12;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The dotted paths of the active states: the value `{ form: 'typing' }` of `site` gives `site.form`
 * and `site.form.typing`.
 */
const keysOf = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return [`${path}.${value}`];
  return Object.entries(record(value)).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...keysOf(inner, `${path}.${key}`),
  ]);
};

interface KnownFlow {
  /**
   * Maps the dotted path of a state, such as `site.form.typing`, to the id of the state. Snapshots
   * contain only the path, and the chart may give the state another id.
   */
  readonly states: ReadonlyMap<string, string>;
  /**
   * Maps the name of a transition in the inspector's messages, `<source id> | <event type> |
   * <index>`, to its id in the path engine, which has `after 5000` instead of `xstate.after…`.
   */
  readonly transitions: ReadonlyMap<string, string>;
}

const nodeNames = (
  state: ReturnType<typeof outlineOf>,
  path: string,
): (readonly [string, string])[] =>
  state.states.flatMap((child) => {
    const name = `${path}.${child.key}`;
    return [[name, child.id] as const, ...nodeNames(child, name)];
  });

/** Reads the states and transitions of all machines of the project, by the machine's id. */
export const knowFlows = async (): Promise<Map<string, KnownFlow>> => {
  const flows = new Map<string, KnownFlow>();
  for (const file of findMachines()) {
    const machine = await loadMachine(file);
    const outline = outlineOf(machine);
    const transitions = statesIn(outline).flatMap(({ id }) => {
      const seen = new Map<string, number>();
      return listTransitions(machine.getStateNodeById(id)).map(({ id: own, definition }) => {
        const index = seen.get(definition.eventType) ?? 0;
        seen.set(definition.eventType, index + 1);
        return [`${id} | ${definition.eventType} | ${index}`, own] as const;
      });
    });
    const states = new Map(nodeNames(outline, machine.id));
    flows.set(machine.id, { states, transitions: new Map(transitions) });
  }
  return flows;
};

/** Keeps a list of the actors of one storefront up to date from its messages. */
export class LiveActors {
  readonly #flows: ReadonlyMap<string, KnownFlow>;
  readonly #actors = new Map<string, LiveActor>();

  constructor(flows: ReadonlyMap<string, KnownFlow>) {
    this.#flows = flows;
  }

  /**
   * The actors that run or have ended by themselves; actors that the storefront stopped are left
   * out.
   */
  get all(): readonly LiveActor[] {
    return [...this.#actors.values()].filter(({ status }) => status !== 'stopped');
  }

  #statesOf(flow: string, value: unknown): string[] {
    const states = this.#flows.get(flow)?.states;
    return keysOf(value, flow).flatMap((key) => states?.get(key) ?? []);
  }

  #arrive(message: Readonly<Record<string, unknown>>, session: string): void {
    let flow = '';
    try {
      flow = text(record(JSON.parse(text(message['definition'])))['id']);
    } catch {
      return; // not a machine: promises and callbacks have no chart
    }
    if (!this.#flows.has(flow)) return;
    const { status, value } = record(message['snapshot']);
    const states = this.#statesOf(flow, value);
    const name = text(message['name']);
    this.#actors.set(session, { session, flow, name, status: text(status), states, last: [] });
  }

  #move(message: Readonly<Record<string, unknown>>, actor: LiveActor): void {
    const taken = (Array.isArray(message['transitions']) ? message['transitions'] : []).flatMap(
      (name: unknown) => this.#flows.get(actor.flow)?.transitions.get(text(name)) ?? [],
    );
    if (taken.length === 0) return;
    const last = [{ event: text(message['event']), taken }, ...actor.last].slice(0, MAX_REMEMBERED);
    this.#actors.set(actor.session, { ...actor, last });
  }

  /**
   * Handles one message of the storefront, as JSON text. Returns false when it is not valid JSON, or
   * not about an actor that runs a machine of the project.
   */
  hear(raw: string): boolean {
    let message: Readonly<Record<string, unknown>>;
    try {
      message = record(JSON.parse(raw));
    } catch {
      return false;
    }
    const session = text(message['sessionId']);
    if (message['type'] === '@xstate.actor') this.#arrive(message, session);
    const actor = this.#actors.get(session);
    if (actor === undefined) return false;
    if (message['type'] === '@xstate.microstep') this.#move(message, actor);
    if (message['type'] === '@xstate.snapshot') {
      const { status, value } = record(message['snapshot']);
      const states = this.#statesOf(actor.flow, value);
      this.#actors.set(session, { ...actor, status: text(status), states });
    }
    return true;
  }
}
