import { Eraser } from 'lucide-react';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { reloadPage } from '../../platform/reload.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { wiredClearDevice } from './clearDevice.ts';

/**
 * A settings row that deletes personal data stored in this browser, after a confirmation (DATA-17).
 */
export function ClearDevice() {
  const [snapshot, send] = useFlow(wiredClearDevice, {
    // The reload also drops stored data that the page has already read into memory.
    on: { 'device.cleared': reloadPage },
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
