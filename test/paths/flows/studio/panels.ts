/**
 * The four views beside the chart: the selected state or transition, the paths, a simulation, and
 * the actors of a running storefront.
 */
import type { Look } from './canvas.ts';
import type { FlowDetails, LiveActor, ShownPath, ShownStep, Simulation } from './contract.ts';
import { ask, button, make } from './page.ts';

/** The data and functions of the page that a view may use. */
export interface Stage {
  readonly flow: string;
  readonly details: FlowDetails;
  /**
   * Marks the active states (`now`), the transitions taken last (`took`) and the selected element
   * (`picked`) in the chart, in addition to the coverage marks.
   */
  readonly paint: (look: Pick<Look, 'now' | 'took' | 'picked'>) => void;
  readonly open: (flow: string) => void;
}

export interface View {
  /** Draws the view into its panel. */
  readonly render: (panel: HTMLElement) => void;
  /** Stops timers of the view; called before another view is opened. */
  readonly leave?: () => void;
}

const ids = (all: readonly string[]) => make('p', { className: 'ids' }, all.join(' '));
const soft = (words: string) => make('p', { className: 'soft' }, words);

/** The view about a state or transition; when none is selected, it lists what no path reaches. */
export const picked = ({ details }: Stage, id: string): View => ({
  render: (panel) => {
    const about = details.about[id];
    if (about !== undefined) {
      const mark = details.marks[id];
      const here = details.unreached.filter(
        (one) => one.id === id || one.id.startsWith(`${id} : `),
      );
      panel.append(
        make('h3', {}, about.title),
        ...(about.description === '' ? [] : [make('p', {}, about.description)]),
        ...(about.requirements.length === 0 ? [] : [ids(about.requirements)]),
        ...(mark === undefined ? [] : [soft(`Coverage: ${mark}`)]),
        ...here.map((one) => soft(`${one.id}: ${one.reason ?? 'no reason given'}`)),
      );
      return;
    }
    panel.append(soft('Choose a state or a transition in the chart to read about it.'));
    if (details.problem !== '') panel.append(make('p', { className: 'bad' }, details.problem));
    if (details.unreached.length === 0) return;
    panel.append(
      make('h3', {}, 'Not reached'),
      ...details.unreached.map((one) => soft(`${one.id}: ${one.reason ?? 'no reason given'}`)),
    );
  },
});

const BEAT = 900;

const stepsOf = (steps: readonly ShownStep[], at: number, go: (index: number) => void) =>
  make(
    'ol',
    {},
    ...steps.map(({ label, states }, index) => {
      const arrives = states.at(-1)?.split('.').at(-1) ?? '';
      return make(
        'li',
        {},
        button(`${label} → ${arrives}`, () => go(index), index === at),
      );
    }),
  );

/**
 * The view of the flow's paths: one can be selected and gone through step by step, by hand or
 * automatically.
 */
export const paths = (stage: Stage): View => {
  let chosen: ShownPath | null = null;
  let at = 0;
  let beat: ReturnType<typeof setInterval> | undefined;
  let panel: HTMLElement | null = null;
  const stop = () => {
    clearInterval(beat);
    beat = undefined;
  };
  const draw = () => {
    if (panel === null) return;
    panel.replaceChildren();
    if (chosen === null) list(panel);
    else player(panel, chosen);
  };
  const go = (index: number) => {
    const step = chosen?.steps[index];
    if (step === undefined) return stop();
    at = index;
    stage.paint({ now: step.states, took: step.taken });
    draw();
  };
  const list = (into: HTMLElement) => {
    const { paths: all } = stage.details;
    into.append(
      soft(all.length === 0 ? stage.details.problem : `${all.length} paths take every transition.`),
    );
    const items = all.map((path) => {
      const words = path.steps.map(({ label }) => label).join(' → ');
      const open = () => {
        chosen = path;
        go(0);
      };
      const name = [path.requirements.join(' '), words].filter((one) => one !== '').join(': ');
      return make('li', {}, button(name, open));
    });
    into.append(make('ol', {}, ...items));
  };
  const player = (into: HTMLElement, { steps, requirements }: ShownPath) => {
    const play = () => {
      if (beat === undefined) {
        if (at === steps.length - 1) at = -1;
        beat = setInterval(() => go(at + 1), BEAT);
        go(at + 1);
      } else stop();
      draw();
    };
    const back = () => {
      stop();
      chosen = null;
      stage.paint({});
      draw();
    };
    const previous = button('Previous', () => go(at - 1));
    previous.disabled = at === 0;
    const next = button('Next', () => go(at + 1));
    next.disabled = at >= steps.length - 1;
    into.append(
      make(
        'div',
        { className: 'row' },
        button('All paths', back),
        previous,
        next,
        button(beat === undefined ? 'Play' : 'Pause', play),
      ),
      ids(requirements),
      stepsOf(steps, at, go),
    );
  };
  return {
    render: (into) => {
      panel = into;
      draw();
    },
    leave: stop,
  };
};

/**
 * The view of a simulation: the visitor clicks one possible move after the other. Guards, payloads
 * and answers are those of the flow's model.
 */
export const simulation = (stage: Stage): View => {
  let panel: HTMLElement | null = null;
  let labels: readonly string[] = [];
  const draw = (told: Simulation | null) => {
    if (panel === null) return;
    panel.replaceChildren();
    if (told === null) return panel.append(soft(stage.details.problem));
    const last = told.steps.at(-1);
    stage.paint({ now: last?.states ?? [], took: last?.taken ?? [] });
    const undo = button('Step back', () => void walk(labels.slice(0, -1)));
    undo.disabled = labels.length === 0;
    panel.append(
      make(
        'div',
        { className: 'row' },
        undo,
        button('Start anew', () => void walk([])),
      ),
      make('h3', {}, told.steps.length === 0 ? 'Begin with' : 'What can happen'),
      make(
        'ul',
        {},
        ...told.moves.map((label) =>
          make(
            'li',
            {},
            button(label === '' ? 'Start' : label, () => void walk([...labels, label])),
          ),
        ),
      ),
      ...(told.moves.length === 0 ? [soft('The flow has ended here.')] : []),
      ...(last === undefined ? [] : lastStep(last)),
      make('h3', {}, `Context (${told.status})`),
      make('pre', {}, JSON.stringify(told.context, null, 2)),
    );
  };
  const walk = async (next: readonly string[]) => {
    labels = next;
    try {
      draw(await ask<Simulation | null>(`simulate/${stage.flow}`, next));
    } catch (error) {
      panel?.replaceChildren(
        make('p', { className: 'bad' }, error instanceof Error ? error.message : String(error)),
      );
    }
  };
  return {
    render: (into) => {
      panel = into;
      void walk([]);
    },
  };
};

const lastStep = ({ taken, guards }: ShownStep): Node[] => [
  make('h3', {}, 'The last step'),
  ...(taken.length === 0 ? [soft('No transition was taken.')] : taken.map(soft)),
  ...guards.map((outcome) => soft(`guard ${outcome}`)),
];

/** The view of the actors that run in a storefront opened with `?inspect`. */
export const live = (stage: Stage, actors: readonly LiveActor[], connected: boolean): View => ({
  render: (panel) => {
    if (!connected) panel.append(make('p', { className: 'bad' }, 'The studio’s server is gone.'));
    if (actors.length === 0) {
      panel.append(
        soft('No storefront is connected. Start one with “npm run dev” and open it with ?inspect.'),
      );
    }
    const here = actors.filter(({ flow }) => flow === stage.flow);
    const shown = here.at(-1);
    stage.paint({ now: shown?.states ?? [], took: shown?.last[0]?.taken ?? [] });
    for (const { flow, name, status, states, last } of actors) {
      const where = states.map((id) => id.split('.').at(-1)).join(' › ');
      panel.append(
        make(
          'h3',
          {},
          button(flow, () => stage.open(flow), flow === stage.flow),
        ),
        soft(`${name === flow ? '' : `${name}, `}${status}: ${where}`),
        make(
          'ul',
          {},
          ...last.map(({ event, taken }) =>
            make('li', { className: 'soft' }, `${event}: ${taken.join(', ')}`),
          ),
        ),
      );
    }
  },
});
