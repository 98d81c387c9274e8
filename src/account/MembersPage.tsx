import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useOutlet } from '../flow/outlet.ts';
import { useCustomer, useIsSignedIn, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { usePageTitle } from '../site/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { NavLink } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { useOwnPages } from './ownPages.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 48px;
  padding-block: 40px;
  align-items: start;
  h1 {
    margin-block-end: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 24px;
  }
`;

const Side = styled.nav`
  display: grid;
  gap: 2px;
  > div {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 0 12px 14px;
    font: var(--type-label);
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 12px;
    border-radius: 14px;
    font: var(--type-label);
    color: var(--text-2);
  }
  a:hover,
  button:hover,
  a[aria-current] {
    background: var(--fill);
    color: var(--text);
  }
  button {
    color: var(--danger);
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

interface MembersPageProps {
  title: string;
  children: ReactNode;
}

/**
 * A page of a customer's own, beside the way to the others. A guest is told that it needs signing
 * in, and is brought back to it afterwards (LAND-14, NAV-28).
 */
export function MembersPage({ title, children }: MembersPageProps) {
  const signedIn = useIsSignedIn();
  usePageTitle(title);
  if (!signedIn) return <GuestsPage title={title} />;
  return (
    <Columns>
      <AccountNav />
      <section>
        <H1>{title}</H1>
        {children}
      </section>
    </Columns>
  );
}

function GuestsPage({ title }: { title: string }) {
  const outlet = useOutlet();
  const { pathname, search } = useLocation();
  return (
    <Wrap style={{ paddingBlock: '8vh' }}>
      <EmptyPanel
        page
        title={title}
        text={t('site.footer.mustLogin')}
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

function AccountNav() {
  const session = useSession();
  const customer = useCustomer();
  const pages = useOwnPages();
  return (
    <Side aria-label={t('account.title')}>
      {customer !== null && (
        <div>
          <Avatar name={customer.name} image={customer.imageUrl} size={52} />
          <bdi>{customer.name}</bdi>
        </div>
      )}
      {pages.map(({ to, name, icon }) => (
        <NavLink key={to} to={to}>
          {icon}
          {name}
        </NavLink>
      ))}
      <button type="button" onClick={() => session.send({ type: 'session.signOut.asked' })}>
        <LogOut className="flip" size={20} aria-hidden />
        {t('account.signOut.open')}
      </button>
    </Side>
  );
}
