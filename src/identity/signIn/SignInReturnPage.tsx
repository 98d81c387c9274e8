import { t } from '../../messages/index.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';

/**
 * The end page of a provider's window when no tab waits for it: it says what happened, with a link
 * to the shop.
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
