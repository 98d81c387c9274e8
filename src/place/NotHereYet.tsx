import { t } from '../messages/index.ts';
import { NewsletterForm } from '../site/index.ts';
import { Column } from '../ui/Layout.tsx';

/**
 * For a place outside all zones: offers the newsletter, which announces when the shop comes there.
 */
export function NotHereYet() {
  return (
    <Column $gap={8}>
      <p>{t('place.outside.news')}</p>
      <NewsletterForm />
    </Column>
  );
}
