import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/index.ts';
import { reloadPage } from '../../platform/reload.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { clearDevice } from './clearDevice.ts';

/** A row that says what this browser remembers, asks, and has it forgotten. */
export function ClearDevice() {
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <span aria-hidden>
        <Eraser size={20} />
      </span>
      <div>
        <h3>{t('account.settings.clear')}</h3>
        <p>{t('account.settings.clearText')}</p>
      </div>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('account.settings.clearOpen')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('account.settings.clearAsk')}
        confirm={t('account.settings.clearOpen')}
        danger
        onConfirm={() => {
          clearDevice();
          // What the page had read of it goes as well.
          reloadPage();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('account.settings.clearGone')}</p>
        <p>{t('account.settings.clearStays')}</p>
      </ConfirmDialog>
    </li>
  );
}
