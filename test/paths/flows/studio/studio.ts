/** The main script of the flow studio's page. */
import { Canvas } from './canvas.ts';
import type { FlowDetails, FlowSummary, LiveActor } from './contract.ts';
import { ask, button, byId, make } from './page.ts';
import { live, paths, picked, simulation, type Stage, type View } from './panels.ts';

const TABS = ['Details', 'Paths', 'Simulate', 'Live'] as const;
type Tab = (typeof TABS)[number];

const flows = await ask<FlowSummary[]>('flows');
let details: FlowDetails | null = null;
let flow = '';
let tab: Tab = 'Details';
let view: View | null = null;
let pickedId = '';
let look: Parameters<Stage['paint']>[0] = {};
let actors: readonly LiveActor[] = [];
let connected = false;

const paintBox = byId('paint');
const paints = () => paintBox instanceof HTMLInputElement && paintBox.checked;

const repaint = (): void => {
  byId('legend').hidden = !paints();
  canvas.paint({ marks: paints() ? (details?.marks ?? {}) : {}, ...look });
};

const stageOf = (shown: FlowDetails): Stage => ({
  flow,
  details: shown,
  paint: (next) => {
    look = next;
    repaint();
    const state = next.now?.at(-1);
    if (state !== undefined) canvas.reveal(state);
  },
  open: (name) => void open(name),
});

const makeView = (shown: FlowDetails): View => {
  const stage = stageOf(shown);
  switch (tab) {
    case 'Paths':
      return paths(stage);
    case 'Simulate':
      return simulation(stage);
    case 'Live':
      return live(stage, actors, connected);
    case 'Details':
    default:
      return picked(stage, pickedId);
  }
};

const render = (): void => {
  view?.leave?.();
  look = tab === 'Details' ? { picked: pickedId } : {};
  byId('tabs').replaceChildren(
    ...TABS.map((name) => {
      const one = button(name, () => {
        tab = name;
        render();
      });
      one.setAttribute('role', 'tab');
      one.setAttribute('aria-selected', String(name === tab));
      return one;
    }),
  );
  const panel = byId('panel');
  panel.replaceChildren();
  if (details === null) return;
  view = makeView(details);
  view.render(panel);
  repaint();
};

const canvas = new Canvas((id) => {
  pickedId = id;
  if (tab === 'Live' || tab === 'Details') tab = 'Details';
  render();
});

const listFlows = (): void => {
  const field = byId('search');
  const wanted = field instanceof HTMLInputElement ? field.value.trim().toLowerCase() : '';
  const found = flows.filter(({ words, area }) => `${area} ${words}`.includes(wanted));
  const areas = [...new Set(found.map(({ area }) => area))];
  const item = (one: FlowSummary) => {
    const made = button('', () => void open(one.flow), one.flow === flow);
    made.append(one.flow, make('small', {}, `${one.states} · ${one.transitions}`));
    made.title = `${one.description}\n${one.states} states, ${one.transitions} transitions`;
    return make('li', {}, made);
  };
  byId('list').replaceChildren(
    ...(found.length === 0 ? [make('p', { className: 'soft' }, 'Nothing has these words.')] : []),
    ...areas.flatMap((area) => [
      make('h3', {}, area),
      make('ul', {}, ...found.filter((one) => one.area === area).map(item)),
    ]),
  );
};

const open = async (name: string): Promise<void> => {
  const summary = flows.find((one) => one.flow === name);
  if (summary === undefined) return;
  if (tab !== 'Live') tab = 'Details';
  flow = name;
  pickedId = '';
  details = null;
  canvas.clear();
  location.hash = name;
  byId('name').textContent = name;
  byId('about').textContent = summary.description;
  listFlows();
  byId('panel').replaceChildren(make('p', { className: 'soft' }, 'Drawing and walking the flow …'));
  try {
    const told = await ask<FlowDetails>(`flow/${name}`);
    if (flow !== name) return;
    details = told;
    canvas.show(told.svg);
    render();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    byId('panel').replaceChildren(make('p', { className: 'bad' }, words));
  }
};

const listen = (): void => {
  const socket = new WebSocket(`ws://${location.host}/live`);
  const showLive = () => {
    if (tab === 'Live') render();
  };
  socket.addEventListener('open', () => {
    connected = true;
    showLive();
  });
  socket.addEventListener('message', ({ data }) => {
    actors = JSON.parse(String(data)) as LiveActor[];
    showLive();
  });
  socket.addEventListener('close', () => {
    connected = false;
    showLive();
    setTimeout(listen, 2000);
  });
};

paintBox.addEventListener('change', repaint);
byId('search').addEventListener('input', listFlows);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  byId('search').focus();
});
window.addEventListener('hashchange', () => {
  const wanted = location.hash.slice(1);
  if (wanted !== flow) void open(wanted);
});
listFlows();
listen();
await open(location.hash.slice(1) || (flows[0]?.flow ?? ''));
