/** The data that the studio's server sends to its page. */

export interface FlowSummary {
  readonly flow: string;
  readonly area: string;
  readonly description: string;
  readonly states: number;
  readonly transitions: number;
  /** Ids, descriptions, events and requirement ids of the flow, for the search. */
  readonly words: string;
}

/** One step of a path, or of a simulation, as the chart shows it. */
export interface ShownStep {
  /** The move: an event, an answer, or time. */
  readonly label: string;
  /** Ids of the states it arrives in. */
  readonly states: readonly string[];
  /** Ids of the transitions it takes. */
  readonly taken: readonly string[];
  /** Outcomes of guards, `<transition id> : true` or `: refused`. */
  readonly guards: readonly string[];
}

export interface ShownPath {
  readonly requirements: readonly string[];
  readonly steps: readonly ShownStep[];
}

type Mark = 'covered' | 'open' | 'excused';

export interface FlowDetails {
  readonly svg: string;
  /** Words for a state or transition, by id. */
  readonly about: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly description: string;
        readonly requirements: readonly string[];
      }
    >
  >;
  /** How a walk covers each state and transition; empty for a flow without a model. */
  readonly marks: Readonly<Record<string, Mark>>;
  readonly unreached: readonly { readonly id: string; readonly reason: string | null }[];
  readonly paths: readonly ShownPath[];
  /** Why the flow could not be walked, if it could not. */
  readonly problem: string;
}

export interface Simulation {
  readonly steps: readonly ShownStep[];
  /** The moves offered next, as text. */
  readonly moves: readonly string[];
  readonly context: unknown;
  readonly status: string;
}

/** A running actor of the storefront, as reported so far. */
export interface LiveActor {
  readonly session: string;
  readonly flow: string;
  readonly name: string;
  readonly status: string;
  readonly states: readonly string[];
  /** The last transitions, newest first. */
  readonly last: readonly { readonly event: string; readonly taken: readonly string[] }[];
}
