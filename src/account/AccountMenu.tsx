import { Suspense } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t, withTexts } from '../messages/index.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';

/** Stands for the menu when its code could not be loaded. */
function AccountLink() {
  return (
    <ButtonFace as={Link} to={linkTo('orders')}>
      {t('account.title')}
    </ButtonFace>
  );
}

/** Most visitors are guests: the menu comes with the customer. */
const CustomerMenu = lazyPart(() =>
  withTexts(import('./CustomerMenu.tsx')).then(
    (loaded) => loaded.CustomerMenu,
    () => AccountLink,
  ),
);

/** Who is signed in, with what they can do; or the way to sign in (NAV-20, NAV-28). */
export function AccountMenu() {
  const signedIn = useIsSignedIn();
  const outlet = useOutlet();
  if (signedIn) {
    return (
      <Suspense fallback={<Skeleton $width="48px" $height="48px" $radius="50%" />}>
        <CustomerMenu />
      </Suspense>
    );
  }
  return (
    <Button
      pill
      data-guest
      aria-haspopup="dialog"
      onClick={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}
    >
      {t('account.signIn')}
    </Button>
  );
}
