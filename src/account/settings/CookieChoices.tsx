import { Cookie } from 'lucide-react';
import { listOf, t } from '../../messages/index.ts';
import { useCookieChoice } from '../../site/index.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * A settings row that lists the purposes for which cookies are allowed, with a button to change
 * them. Renders nothing when the shop needs no consent.
 */
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
