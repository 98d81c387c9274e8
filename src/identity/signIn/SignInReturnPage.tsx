import { t } from '../../messages/index.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';

/** Where a provider's window ends when nobody waits for it any more: what happened, and a way on. */
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
