import { linkTo } from '../../machines/rules/paths.ts';
import { useIsAwake } from '../flow/awake.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t, withTexts } from '../messages/index.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/** A plain link to the customer's orders, shown in place of the account menu while it has failed. */
function AccountLink() {
  return (
    <ButtonBase as={Link} to={linkTo('orders')}>
      {t('account.title')}
    </ButtonBase>
  );
}

/** The menu is code-split: most visitors are guests, so only signed-in customers download it. */
const CustomerMenu = lazyPart(
  async () => (await withTexts(import('./CustomerMenu.tsx'))).CustomerMenu,
);

/** About as wide as the menu's button, which has the customer's picture and first name. */
const menuSkeleton = <Skeleton $width="120px" $height="48px" $radius="24px" />;

/**
 * The account menu of a signed-in customer; for a guest, the button that opens sign-in (NAV-20,
 * NAV-28).
 */
export function AccountMenu() {
  const signedIn = useIsSignedIn();
  const outlet = useOutlet();
  const isAwake = useIsAwake();
  if (signedIn) {
    // The server renders no button. It could be pressed before the menu's code is there, and the
    // press would be lost: the server does not know the customer, so React renders the menu anew.
    // The Suspense boundary is mounted only now: React would let the whole page wait for one that is
    // visible before and has no code yet.
    return isAwake ? (
      <Delayed instead={AccountLink} fallback={menuSkeleton}>
        <CustomerMenu />
      </Delayed>
    ) : (
      menuSkeleton
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
