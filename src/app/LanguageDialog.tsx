import { t, type LanguageCode } from '../messages/index.ts';
import { languageChange } from '../messages/languageChange.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface LanguageDialogProps {
  /** The language that is asked about. */
  language: LanguageCode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the language changes, in the present language and in the one to come (LANG-02). */
export function LanguageDialog({ language, ...answers }: LanguageDialogProps) {
  const { ask, go } = languageChange[language];
  return (
    <ConfirmDialog
      open
      title={t('site.language.confirm')}
      confirm={
        <span>
          {t('site.language.change')} · <bdi lang={language}>{go}</bdi>
        </span>
      }
      {...answers}
    >
      <p lang={language} dir="auto">
        {ask}
      </p>
    </ConfirmDialog>
  );
}
