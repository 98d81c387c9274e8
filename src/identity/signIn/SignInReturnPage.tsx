import { t } from '../../messages/index.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';

/**
 * The page in a provider's window when no tab waits for the provider's answer any more: it says so,
 * with a link to the shop.
 */
export function SignInReturnPage() {
  return (
    <Wrap as="main" style={{ paddingBlock: '12vh' }}>
      <EmptyPanel
        page
        title={t('identity.provider.late')}
        text={t('identity.provider.late.text')}
        object="electric-plug"
        tint="rental"
        action={<a href="/">{t('identity.provider.home')}</a>}
      />
    </Wrap>
  );
}
