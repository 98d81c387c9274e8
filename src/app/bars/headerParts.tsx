import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { isSearch } from '../../catalogue/index.ts';
import { usePlace } from '../../shop/place.ts';
import { configQuery } from '../../shop/config.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { Link, NavLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/sign/Logo.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

/** Props that the bars at the top share. */
export interface HeaderProps {
  language: string;
  onTheme: () => void;
  onLanguage: (code: string) => void;
  /** The account menu of a signed-in customer, or the button to sign in (NAV-20). */
  accountSlot?: ReactNode;
}

const Frame = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  background: var(--glass);
  backdrop-filter: blur(16px) saturate(1.6);
  border-block-end: 1px solid var(--line);
`;

/**
 * The link to the home page. It is marked as the current page on home, but not on search results,
 * which are on the same path (NAV-17).
 */
export function HomeNavLink({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <NavLink to={linkTo('home')} shown={!isSearch(params)}>
      {children}
    </NavLink>
  );
}

/** The header, with the connection banner as its last line. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <ConnectionBanner />
    </Frame>
  );
}

export const Wide = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 28px;
  min-block-size: var(--nav-h);
  @media (max-width: 1360px) {
    column-gap: 14px;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

export const Narrow = styled(Wrap)`
  display: none;
  align-items: center;
  gap: 4px;
  min-block-size: 60px;
  /* At both edges the icon is aligned with the page, not the larger area that can be pressed. */
  > button:first-child {
    margin-inline-start: -12px;
  }
  > button:last-child {
    margin-inline-end: -10px;
  }
  @media (max-width: 1180px) {
    display: flex;
  }
  /* A phone has no room for this button beside that of order tracking (NAV-18). */
  @media (max-width: 480px) {
    [data-spare='true'] {
      display: none;
    }
  }
`;

const Start = styled(Link)`
  display: flex;
  min-inline-size: 34px;
  border-radius: var(--r-sm);
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  margin-inline-start: auto;
`;

/**
 * The logo, a link to the home page; before a place is chosen, to the landing page (NAV-05, NAV-06,
 * OPEN-02).
 */
export function HomeLink({ small = false }: { small?: boolean }) {
  const { data: config } = useQuery(configQuery());
  const { pathname } = useLocation();
  const place = usePlace();
  const name = config?.businessName ?? 'Sixways';
  const home = place === null && !pathname.startsWith('/auth') ? linkTo('landing') : linkTo('home');
  return (
    <Start to={home} aria-label={name}>
      <Logo name={name} image={config?.logoUrl ?? null} small={small} />
    </Start>
  );
}
