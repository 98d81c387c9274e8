import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutlet } from '../../flow/outlet.ts';
import { t } from '../../messages/index.ts';
import { scrollPageTo } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';

interface SignInFirstProps {
  title: string;
  /** What the page is for. */
  purpose?: string;
  /** Whether it takes the place of a page that was open, and may be scrolled. */
  replaces?: boolean;
}

/**
 * Shown to a guest in place of a page for signed-in customers: a sign-in button, which leads back
 * to the page (GUEST-03, GUEST-05). Where the session ended on a scrolled page, it scrolls up to the
 * top: only the footer would be in view, and would stay there after signing in.
 */
export function SignInFirst({ title, purpose, replaces = false }: SignInFirstProps) {
  useEffect(() => {
    if (replaces) scrollPageTo(0);
  }, [replaces]);
  const outlet = useOutlet();
  const { pathname, search } = useLocation();
  return (
    <Wrap style={{ paddingBlock: '8vh' }}>
      <EmptyPanel
        page
        title={title}
        text={[purpose, t('site.footer.mustLogin')].filter(Boolean).join(' ')}
        object="locked"
        tint="parcel"
        action={
          <Button
            look="ink"
            onClick={() =>
              outlet({
                type: 'auth.asked',
                mode: 'signIn',
                intent: { kind: 'open', to: pathname + search },
              })
            }
          >
            {t('account.signIn')}
          </Button>
        }
      />
    </Wrap>
  );
}
