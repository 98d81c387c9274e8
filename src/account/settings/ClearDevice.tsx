import { Eraser } from 'lucide-react';
import { useOutlet } from '../../flow/outlet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { isPageReachable, reloadPage } from '../../platform/reload.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { wiredClearDevice } from './clearDevice.ts';

/**
 * A settings row that deletes personal data stored in this browser, after a confirmation (DATA-17).
 */
export function ClearDevice() {
  const outlet = useOutlet();
  /** Reloads the page, to drop also the data that it has already read into memory. */
  const openAnew = async () => {
    if (await isPageReachable()) reloadPage();
    else {
      outlet({ type: 'toast', kind: 'success', message: { key: 'account.settings.cleared' } });
    }
  };
  const [snapshot, send] = useFlow(wiredClearDevice, {
    on: { 'device.cleared': () => void openAnew() },
  });
  return (
    <li>
      <span aria-hidden>
        <Eraser size={20} />
      </span>
      <div>
        <h3>{t('account.settings.clear')}</h3>
        <p>{t('account.settings.clearText')}</p>
      </div>
      <Button size="sm" onClick={() => send({ type: 'clearing.asked' })}>
        {t('account.settings.clearOpen')}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        title={t('account.settings.clearAsk')}
        confirm={t('account.settings.clearOpen')}
        danger
        busy={snapshot.hasTag('busy') && t('ui.loading')}
        onConfirm={() => send({ type: 'clearing.confirmed' })}
        onCancel={() => send({ type: 'clearing.declined' })}
      >
        <p>{t('account.settings.clearGone')}</p>
        <p>{t('account.settings.clearStays')}</p>
      </ConfirmDialog>
    </li>
  );
}
