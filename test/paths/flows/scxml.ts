/** Writes a machine as SCXML, the notation of the W3C for statecharts. */
import type { OutlineState, OutlineTransition } from './outline.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text escaped for XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const attributes = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

const afterDelay = (descriptor: string): string | null =>
  descriptor.startsWith('after ') ? descriptor.slice('after '.length) : null;

const delayEvent = (state: string, delay: string) => `after.${delay}.${state}`;

/** The event of a transition, named as SCXML demands; '' for an `always` transition. */
const eventOf = ({ descriptor, source }: OutlineTransition): string => {
  const delay = afterDelay(descriptor);
  if (delay !== null) return delayEvent(source, delay);
  if (descriptor === 'always') return '';
  if (descriptor === 'done') return `done.state.${source}`;
  return descriptor
    .replace(/^done (.+)$/, 'done.invoke.$1')
    .replace(/^error (.+)$/, 'error.invoke.$1')
    .replace(/^snapshot (.+)$/, 'snapshot.$1');
};

const actionTags = (names: readonly string[]): string[] =>
  names.map((name) => `<flow:action${attributes({ name })}/>`);

const block = (tag: string, head: string, body: readonly string[]): string[] =>
  body.length === 0
    ? [`<${tag}${head}/>`]
    : [`<${tag}${head}>`, ...body.map((line) => `  ${line}`), `</${tag}>`];

const transitionLines = (transition: OutlineTransition): string[] => {
  const { targets, guard, actions, reenter, id, requirements } = transition;
  const head = attributes({
    event: eventOf(transition),
    cond: guard,
    target: targets.join(' '),
    type: reenter || targets.length === 0 ? '' : 'internal',
    'flow:id': id,
    'flow:requirements': requirements.join(' '),
  });
  return block('transition', head, actionTags(actions));
};

const stateLines = (state: OutlineState): string[] => {
  const { id, type, description, requirements, tags } = state;
  if (type === 'history') return block('history', attributes({ id }), []);
  const delays = [
    ...new Set(state.transitions.flatMap(({ descriptor }) => afterDelay(descriptor) ?? [])),
  ];
  const waits = (delay: string) => (/^\d+$/.test(delay) ? `${delay}ms` : '');
  const sends = delays.map((delay) => {
    const event = delayEvent(id, delay);
    const named = waits(delay) === '' ? { delayexpr: delay } : { delay: waits(delay) };
    return `<send${attributes({ id: event, event, ...named })}/>`;
  });
  const cancels = delays.map(
    (delay) => `<cancel${attributes({ sendid: delayEvent(id, delay) })}/>`,
  );
  const entry = [...actionTags(state.entry), ...sends];
  const exit = [...actionTags(state.exit), ...cancels];
  const body = [
    ...(entry.length === 0 ? [] : block('onentry', '', entry)),
    ...(exit.length === 0 ? [] : block('onexit', '', exit)),
    ...state.invokes.map(({ name, src }) => `<invoke${attributes({ id: name, src })}/>`),
    ...state.transitions.flatMap(transitionLines),
    ...state.states.flatMap(stateLines),
  ];
  const head = attributes({
    id,
    initial: state.initial,
    'flow:description': description,
    'flow:requirements': requirements.join(' '),
    'flow:tags': tags.join(' '),
  });
  const tag = type === 'parallel' ? 'parallel' : type === 'final' ? 'final' : 'state';
  return block(tag, head, body);
};

/**
 * The SCXML file of a machine. What SCXML cannot express, such as descriptions, is written in
 * elements and attributes with the prefix `flow:`.
 */
export const scxmlText = (outline: OutlineState): string => {
  const head =
    ' xmlns="http://www.w3.org/2005/07/scxml" xmlns:flow="urn:xstate:flow" version="1.0"' +
    attributes({ name: outline.id, initial: outline.id });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...block('scxml', head, stateLines(outline)),
    '',
  ].join('\n');
};
