import { LogIn, LogOut } from 'lucide-react';
import { paths } from '../../machines/rules/paths.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useIsSignedIn, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Column } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Owner } from './Owner.tsx';
import { useAccountPages } from './accountPages.tsx';

interface AccountRowsProps {
  /** Whether the menu around the rows already has its own link to order tracking. */
  tracksElsewhere?: boolean;
  /** Called when one of the rows is chosen, so that the menu closes. */
  onDone: () => void;
}

/**
 * The account section of a menu on small screens: links to the customer's pages and sign-out, or a
 * sign-in button for guests (NAV-23, NAV-28). `onDone` is called when one of them is chosen, so
 * that the menu closes.
 */
export function AccountRows({ tracksElsewhere = false, onDone }: AccountRowsProps) {
  const session = useSession();
  const signedIn = useIsSignedIn();
  const outlet = useOutlet();
  const pages = useAccountPages().filter(({ to }) => !tracksElsewhere || to !== paths.trackOrder);
  if (!signedIn) {
    return (
      <Button
        look="primary"
        block
        icon={<LogIn className="flip" size={20} aria-hidden />}
        onClick={() => {
          onDone();
          outlet({ type: 'auth.asked', mode: 'signIn', intent: null });
        }}
      >
        {t('account.signIn')}
      </Button>
    );
  }
  return (
    <Column>
      <Owner size={44} />
      {pages.map(({ to, name, icon, count }) => (
        <ButtonBase key={to} as={Link} to={to} $block onClick={onDone}>
          {icon}
          {name}
          {count !== null && <small>{count}</small>}
        </ButtonBase>
      ))}
      <Button
        block
        icon={<LogOut className="flip" size={20} aria-hidden />}
        onClick={() => {
          onDone();
          session.send({ type: 'session.signOut.asked' });
        }}
      >
        {t('account.signOut.open')}
      </Button>
    </Column>
  );
}
