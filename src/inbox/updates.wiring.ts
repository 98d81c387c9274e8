import { fromCallback, fromPromise } from 'xstate';
import { updatesMachine, type UpdatesEvent } from '../../machines/inbox/updates.machine.ts';
import { fetchUnread } from '../api/inbox/calls.ts';
import { followUpdates } from '../api/inbox/stream.ts';
import { isVisible, onVisibilityChange } from '../platform/visibility.ts';
import { withLock } from '../platform/locks.ts';
import { openTabChannel } from '../platform/tabs.ts';
import { longLivedActor, type RootActor } from '../shop/root.ts';
import { wiredNotificationList } from './notificationList.wiring.ts';

/**
 * Watches whether a customer is signed in, whether the page is visible, which place is chosen, and
 * when the connection is back, and sends the changes to the statechart.
 * @param streams whether the server offers an event stream
 * @returns a function that stops watching
 */
function watch(
  root: RootActor,
  streams: boolean,
  sendBack: (event: UpdatesEvent) => void,
): () => void {
  const session = longLivedActor(root, 'session');
  const sendState = () => {
    if (!session.getSnapshot().matches('customer')) sendBack({ type: 'updates.ended' });
    else if (isVisible()) sendBack({ type: 'updates.shown', streams });
    else sendBack({ type: 'updates.hidden' });
  };
  const changed = session.on('session.changed', () => {
    // Another customer signed in: the previous customer's updates must not remain.
    sendBack({ type: 'updates.ended' });
    sendState();
  });
  const ended = session.on('session.ended', sendState);
  const moved = longLivedActor(root, 'place').on('place.changed', () =>
    sendBack({ type: 'updates.changed' }),
  );
  // When the connection is back, news is read at once, and the stream is opened again: a lost
  // connection may silence it without an error.
  const stop = onVisibilityChange(sendState);
  sendState();
  return () => {
    changed.unsubscribe();
    ended.unsubscribe();
    moved.unsubscribe();
    stop();
  };
}

/** The name of the lock and the channel by which all tabs of a browser share one stream. */
const STREAM = 'updates';

/**
 * Listens to the one stream of updates that all tabs of this browser share. The tab that holds the
 * lock reads it from the server and passes each event to the others; when it is hidden or closed,
 * another tab takes over.
 * @param known the id of the newest event that this browser has received; null before the first
 * @returns a function that stops listening
 */
function listen(known: { id: string | null }, sendBack: (event: UpdatesEvent) => void): () => void {
  const gone = new AbortController();
  const arrive = (id: string) => {
    known.id = id;
    sendBack({ type: 'updates.arrived' });
  };
  const channel = openTabChannel(STREAM, (id) => {
    if (typeof id === 'string') arrive(id);
  });
  const lose = () => {
    if (!gone.signal.aborted) sendBack({ type: 'updates.stream.lost' });
  };
  const follow = () =>
    followUpdates(
      {
        after: known.id,
        onOpen: () => sendBack({ type: 'updates.stream.opened' }),
        onEvent: (id) => {
          channel.post(id);
          arrive(id);
        },
      },
      gone.signal,
    );
  withLock(STREAM, follow, gone.signal).then(lose, lose);
  return () => {
    gone.abort();
    channel.close();
  };
}

/**
 * Starts the updates of messages and notifications. Further calls have no effect.
 * @param streams whether the server offers an event stream
 */
export function startUpdates(root: RootActor, streams: boolean): void {
  const known: { id: string | null } = { id: null };
  root.send({
    type: 'updates.started',
    logic: updatesMachine.provide({
      actors: {
        notificationList: wiredNotificationList(root),
        watch: fromCallback<UpdatesEvent>(({ sendBack }) => watch(root, streams, sendBack)),
        listen: fromCallback<UpdatesEvent>(({ sendBack }) => listen(known, sendBack)),
        readUnread: fromPromise(({ signal }) => fetchUnread(signal)),
      },
    }),
  });
}
