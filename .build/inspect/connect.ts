/**
 * Connects the page to an inspector of its XState actors when its address contains `?inspect`, in
 * development only. Every actor then reports its events and snapshots in the protocol of the
 * Stately inspector.
 *
 * - `?inspect` reports to the flow studio on this computer (`npm run flows -- serve`), and
 *   `?inspect=4700` to one that was started with `--port 4700`;
 * - `?inspect=stately` opens Stately's own inspector in a window.
 */
import type { InspectionEvent } from 'xstate';
import { redactMessage } from './redact.ts';

type Inspect = (event: InspectionEvent) => void;

/** The port of the flow studio, unless the page's address names another. */
const STUDIO_PORT = '4620';

/**
 * Describes the transitions of one microstep for the flow studio, which marks them in the chart;
 * null for any other event. The inspector protocol itself has no such message.
 */
const microstepOf = (event: InspectionEvent) => {
  if (event.type !== '@xstate.microstep') return null;
  const transitions = event._transitions.map((taken) => {
    const { source, eventType } = taken;
    const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
    return `${source.id} | ${eventType} | ${siblings.indexOf(taken)}`;
  });
  return {
    type: '@xstate.microstep',
    sessionId: event.actorRef.sessionId,
    event: event.event.type,
    transitions,
  };
};

const connect = async (wanted: string): Promise<Inspect> => {
  const { createBrowserInspector, createWebSocketInspector } = await import('@statelyai/inspect');
  if (wanted === 'stately') {
    const { inspect } = createBrowserInspector({ serialize: redactMessage });
    return (event) => inspect.next?.(event);
  }
  const url = `ws://127.0.0.1:${/^\d+$/.test(wanted) ? wanted : STUDIO_PORT}/inspect`;
  const { adapter, inspect } = createWebSocketInspector({ url, serialize: redactMessage });
  return (event) => {
    inspect.next?.(event);
    const microstep = microstepOf(event);
    // The inspector sends its own messages when the page is idle; this one must not arrive before
    // them.
    if (microstep !== null) requestIdleCallback(() => adapter.send(Object(microstep)));
  };
};

const wanted = new URLSearchParams(location.search).get('inspect');

/**
 * The `inspect` function that every actor gets when it is created; undefined unless the page was
 * opened with `?inspect`.
 */
export const inspect = wanted === null ? undefined : await connect(wanted);
