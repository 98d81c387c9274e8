import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SignInFirst } from '../identity/formOwner/index.ts';
import { useIsSignedIn, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { H1, Wrap } from '../ui/Layout.tsx';
import { NavLink } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Owner } from './Owner.tsx';
import { useAccountPages, useOwnPagesPending } from './accountPages.tsx';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 48px;
  padding-block: 40px;
  align-items: start;
  /* The parts of an account page belong together more closely than those of the shop's pages. */
  --section-gap: 40px;
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
    padding: 0 12px 14px;
  }
  small {
    margin-inline-start: auto;
    font: var(--type-xs);
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
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
  a[aria-current] {
    background: var(--fill);
    color: var(--text);
  }
  @media (hover: hover) {
    a:hover,
    button:hover {
      background: var(--fill);
      color: var(--text);
    }
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
  /** What the page is for: guests see it in place of the page's content. */
  purpose?: string;
  /**
   * Set for a subpage, which brings its own heading and back link: the account navigation is left
   * out.
   */
  below?: true;
  children: ReactNode;
}

/**
 * The frame of a page for signed-in customers, with the account navigation beside it; `below`, for
 * a subpage, leaves the navigation out. A guest sees what the page is for (`purpose`) and a sign-in
 * button, and returns to the page after signing in (GUEST-05, LAND-14, NAV-28).
 */
export function MembersPage({ title, purpose, below, children }: MembersPageProps) {
  const signedIn = useIsSignedIn();
  const [wasSignedIn] = useState(signedIn);
  if (!signedIn)
    return (
      <>
        <TabTitle key="guest" title={title} />
        <SignInFirst
          title={title}
          replaces={wasSignedIn}
          {...(purpose === undefined ? {} : { purpose })}
        />
      </>
    );
  return (
    <>
      <TabTitle title={title} />
      {below === true ? (
        children
      ) : (
        <Columns>
          <AccountNav />
          <section>
            <H1>{title}</H1>
            {children}
          </section>
        </Columns>
      )}
    </>
  );
}

/**
 * Sets the title of the tab. It is rendered before the content of the page, so that a title which the
 * content sets itself, for example once its data are loaded, wins. It needs another `key` for a
 * guest, so that it also replaces the title of content that is no longer rendered.
 */
function TabTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function AccountNav() {
  const session = useSession();
  const { search } = useLocation();
  const pages = useAccountPages();
  const isPending = useOwnPagesPending();
  return (
    <Side aria-label={t('account.title')}>
      <Owner />
      {/* A link that comes later would move the others while they are pressed. */}
      {isPending ? (
        <Skeleton $height={`${pages.length * 50}px`} $radius="14px" />
      ) : (
        pages.map(({ to, name, icon, count }) => (
          <NavLink key={to} to={to} shown={!to.includes('?') || to.endsWith(search)}>
            {icon}
            {name}
            {count !== null && <small>{count}</small>}
          </NavLink>
        ))
      )}
      <button type="button" onClick={() => session.send({ type: 'session.signOut.asked' })}>
        <LogOut className="flip" size={20} aria-hidden />
        {t('account.signOut.open')}
      </button>
    </Side>
  );
}
