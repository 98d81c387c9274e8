import { Cookie } from 'lucide-react';
import { listOf, t } from '../../messages/index.ts';
import { useCookieChoice } from '../../site/index.ts';
import { Button } from '../../ui/Button.tsx';

/** A row with what other firms may do, and the way to change it; only where something is asked. */
export function CookieChoices() {
  const cookies = useCookieChoice();
  if (cookies === null) return null;
  const allowed = cookies.purposes.map((purpose) => t(`site.consent.${purpose}`));
  return (
    <li>
      <span aria-hidden>
        <Cookie size={20} />
      </span>
      <div>
        <h3>{t('site.footer.cookies')}</h3>
        <p>
          {t('account.settings.cookies', { on: listOf([t('site.consent.needed'), ...allowed]) })}
        </p>
      </div>
      <Button size="sm" aria-haspopup="dialog" onClick={cookies.choose}>
        {t('account.settings.cookiesOpen')}
      </Button>
    </li>
  );
}
