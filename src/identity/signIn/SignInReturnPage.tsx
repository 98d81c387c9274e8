import { t } from '../../messages/index.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';

/**
 * The page that a provider's window shows when no tab of the shop waits for the provider's answer
 * any more. It says so and links to the shop.
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
