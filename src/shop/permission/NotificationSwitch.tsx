import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { notificationPermissionMachine } from '../../../machines/inbox/notificationPermission.machine.ts';
import type { NotificationSender } from '../../api/inbox/messaging.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { storeDeclined, wireNotificationPermission } from './notificationPermission.wiring.ts';

/**
 * A row of the settings page that turns this browser's notifications on or off. They arrive even
 * when the shop is not open in any tab. `sender` says who sends them: the shop's server or
 * Firebase.
 */
export function NotificationSwitch({ sender }: { sender: NotificationSender }) {
  const [machine] = useState(() => wireNotificationPermission(sender));
  const [snapshot, send] = useFlow(machine, {
    input: { ordered: false },
    on: { 'notifications.declined': storeDeclined },
  });
  const mayRetry = snapshot.hasTag('failed') || snapshot.matches('refused');
  const isOn = snapshot.hasTag('on');
  return (
    <li data-inline={mayRetry ? undefined : ''}>
      <span aria-hidden>
        <Bell size={20} />
      </span>
      <div>
        <h3>{t('inbox.push.device')}</h3>
        <p role="status">{wordsOf(snapshot)}</p>
      </div>
      {mayRetry ? (
        <Button size="sm" onClick={() => send({ type: 'notifications.retry' })}>
          {t(snapshot.matches('refused') ? 'inbox.push.check' : 'ui.retry')}
        </Button>
      ) : (
        !snapshot.matches('unsupported') && (
          <Switch
            checked={isOn || snapshot.matches('subscribing')}
            disabled={snapshot.hasTag('busy') || snapshot.matches('looking')}
            onChange={({ target }) =>
              send({
                type: target.checked ? 'notifications.turned.on' : 'notifications.turned.off',
              })
            }
          >
            <Hidden>{t('inbox.push.device')}</Hidden>
          </Switch>
        )
      )}
    </li>
  );
}

/** The text that explains the state of notifications, and why the last try failed. */
function wordsOf(snapshot: SnapshotFrom<typeof notificationPermissionMachine>): string {
  const { problem } = snapshot.context;
  const why = problem === null ? '' : ` ${resolve(problem)}`;
  if (snapshot.matches('unsupported')) return t('inbox.push.unsupported');
  if (snapshot.matches('refused')) return t('inbox.push.refused');
  if (snapshot.matches('asking')) return t('inbox.push.asking');
  if (snapshot.matches('subscribing')) return t('inbox.push.subscribing');
  if (snapshot.matches('turningOff')) return t('inbox.push.turningOff');
  if (snapshot.matches('stillOn')) return t('inbox.push.stillOn') + why;
  if (snapshot.matches('failed')) return t('inbox.push.failed') + why;
  return t('inbox.push.what');
}
