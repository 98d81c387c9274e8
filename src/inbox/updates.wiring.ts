import { fromCallback, fromPromise } from 'xstate';
import { updatesMachine, type UpdatesEvent } from '../../machines/inbox/updates.machine.ts';
import { fetchUnread } from '../api/inbox/calls.ts';
import { isVisible, onVisibilityChange } from '../platform/browser.ts';
import { standingActor, type RootActor } from '../shop/root.ts';

/** Hears who is signed in and whether the page is shown. @returns what ends it */
function watch(root: RootActor, sendBack: (event: UpdatesEvent) => void): () => void {
  const session = standingActor(root, 'session');
  const tell = () => {
    if (!session.getSnapshot().matches('customer')) sendBack({ type: 'updates.ended' });
    else sendBack({ type: isVisible() ? 'updates.shown' : 'updates.hidden' });
  };
  const changed = session.on('session.changed', () => {
    // The one who was here before has left nothing behind.
    sendBack({ type: 'updates.ended' });
    tell();
  });
  const ended = session.on('session.ended', tell);
  const stop = onVisibilityChange(tell);
  tell();
  return () => {
    changed.unsubscribe();
    ended.unsubscribe();
    stop();
  };
}

/** Starts what brings news to a customer; once, however often it is asked. */
export function startUpdates(root: RootActor): void {
  root.send({
    type: 'updates.started',
    logic: updatesMachine.provide({
      actors: {
        watch: fromCallback<UpdatesEvent>(({ sendBack }) => watch(root, sendBack)),
        readUnread: fromPromise(({ signal }) => fetchUnread(signal)),
      },
    }),
  });
}
