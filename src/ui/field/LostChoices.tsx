import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';

interface LostChoicesProps {
  /** The name of the filter, such as "Category". */
  title: string;
  onRetry: () => void;
}

/** Takes the place of a filter whose choices could not be loaded, and can load them again. */
export function LostChoices({ title, onRetry }: LostChoicesProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <p role="status">{t('ui.choicesFailed')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </fieldset>
  );
}
