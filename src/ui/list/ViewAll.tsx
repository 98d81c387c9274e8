import { ArrowRight } from 'lucide-react';
import { t } from '../../messages/index.ts';
import { ButtonBase } from '../Button.tsx';
import { Link } from '../Link.tsx';

/**
 * The link from a row of cards to the complete list.
 * @param what the title of the list, which screen readers read with the link
 */
export function ViewAll({ to, what }: { to: string; what: string }) {
  return (
    <ButtonBase
      as={Link}
      to={to}
      $look="ghost"
      $size="sm"
      style={{ marginInlineEnd: -16 }}
      aria-label={t('ui.labelled', { label: t('ui.viewAll'), value: what })}
    >
      {t('ui.viewAll')}
      <ArrowRight className="flip" size={16} aria-hidden />
    </ButtonBase>
  );
}
