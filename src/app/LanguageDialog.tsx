import { useSelector } from '@xstate/react';
import { knownLanguage, t } from '../messages/index.ts';
import { languageChangeInto } from '../messages/languageChange.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Column } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

/**
 * Asks for confirmation before the language changes; the question is in the current and in the new
 * language (LANG-02).
 */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const actor = useLongLivedActor('language');
  const snapshot = useSelector(actor, (current) => current);
  const language = knownLanguage(snapshot.context.wanted);
  const into = languageChangeInto(language);
  return (
    <ConfirmDialog
      open
      title={t('site.language.confirm')}
      confirm={
        <span>
          {t('site.language.change')} · <bdi lang={language}>{into?.go}</bdi>
        </span>
      }
      busy={snapshot.hasTag('busy') && t('ui.loading')}
      onConfirm={() => actor.send({ type: 'language.confirmed' })}
      onCancel={onClose}
    >
      <Column>
        <p lang={language} dir="auto">
          {into?.ask}
        </p>
        {snapshot.hasTag('failed') && <Notice look="danger">{t('site.language.failed')}</Notice>}
      </Column>
    </ConfirmDialog>
  );
}
