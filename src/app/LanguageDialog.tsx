import { useSelector } from '@xstate/react';
import { knownLanguage, t } from '../messages/index.ts';
import { languageChangeInto } from '../messages/languageChange.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * Asks for confirmation before the language changes; the question is in the current and in the new
 * language (LANG-02).
 */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const actor = useLongLivedActor('language');
  const language = knownLanguage(useSelector(actor, ({ context }) => context.wanted));
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
      onConfirm={() => actor.send({ type: 'language.confirmed' })}
      onCancel={onClose}
    >
      <p lang={language} dir="auto">
        {into?.ask}
      </p>
    </ConfirmDialog>
  );
}
