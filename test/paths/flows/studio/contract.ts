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
  /** The label of the move, such as `coupon.typed: a code` or `after 5 s`. */
  readonly label: string;
  /** Ids of the active states after the step. */
  readonly states: readonly string[];
  /** Ids of the transitions that the step takes. */
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
  /** The texts that the page shows about a state or transition, by id. */
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
  /**
   * How the generated paths cover each transition, by its id: `covered`, `open` (it or an outcome
   * of its guard is not reached, and no reason is given) or `excused` (not reached, with a reason).
   * Empty for a flow without a model.
   */
  readonly marks: Readonly<Record<string, Mark>>;
  readonly unreached: readonly { readonly id: string; readonly reason: string | null }[];
  readonly paths: readonly ShownPath[];
  /** Why no paths could be generated; '' when they could. */
  readonly problem: string;
}

export interface Simulation {
  readonly steps: readonly ShownStep[];
  /** The labels of the moves that are possible next. */
  readonly moves: readonly string[];
  readonly context: unknown;
  readonly status: string;
}

/**
 * An actor of the running storefront, as its last message described it; `session` is its id in
 * xstate.
 */
export interface LiveActor {
  readonly session: string;
  readonly flow: string;
  readonly name: string;
  readonly status: string;
  readonly states: readonly string[];
  /** The last transitions, newest first. */
  readonly last: readonly { readonly event: string; readonly taken: readonly string[] }[];
}
