import { useQuery } from '@tanstack/react-query';
import {
  ChevronDown,
  Globe,
  House,
  LayoutGrid,
  MapPin,
  Moon,
  PackageSearch,
  Phone,
  ShoppingBag,
  Sun,
} from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { wordingOf } from '../../machines/rules/wording.ts';
import { useBadgeCount, useSubtotal } from '../cart/index.ts';
import { SearchBox } from '../catalogue/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { languages, resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { Count, IconButton } from '../ui/IconButton.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Money } from '../ui/Price.tsx';

const Top = styled.div`
  block-size: var(--topbar-h);
  background: var(--bg-sunken);
  font: var(--type-xs);
  color: var(--text-2);
  > div {
    block-size: 100%;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
  }
  span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  button,
  a {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    block-size: 32px;
    padding-inline: 10px;
    border-radius: var(--r-full);
    color: var(--text-2);
  }
  button:hover,
  a:hover {
    background: var(--fill-hover);
    color: var(--text);
  }
  b {
    color: var(--text);
    font-weight: 620;
    max-inline-size: 44ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  background: var(--glass);
  backdrop-filter: blur(16px) saturate(1.6);
  border-block-end: 1px solid var(--line);
  > div {
    display: flex;
    align-items: center;
    gap: 28px;
    block-size: var(--nav-h);
  }
  @media (max-width: 1180px) {
    > div {
      block-size: 60px;
      gap: 8px;
    }
  }
`;

const Links = styled.nav`
  display: flex;
  gap: 2px;
  a {
    display: inline-flex;
    align-items: center;
    block-size: 44px;
    padding-inline: 13px;
    border-radius: var(--r-md);
    font: var(--type-label);
    color: var(--text-2);
    white-space: nowrap;
  }
  a:hover {
    background: var(--fill);
    color: var(--text);
  }
  a[aria-current] {
    color: var(--text);
    box-shadow: inset 0 -3px var(--accent);
    border-radius: var(--r-md) var(--r-md) 0 0;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

const CartButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  block-size: 48px;
  padding-inline: 18px;
  border-radius: var(--r-full);
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-label);
  font-variant-numeric: tabular-nums;
  flex: none;
  i {
    font-style: normal;
    min-inline-size: 22px;
    block-size: 22px;
    border-radius: 11px;
    display: grid;
    place-items: center;
    background: var(--accent);
    color: var(--on-accent);
    font: 720 0.75rem/1 var(--font);
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Small = styled.div`
  display: none;
  align-items: center;
  gap: 4px;
  flex: 1;
  min-inline-size: 0;
  > button:first-child {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    padding: 4px 6px;
    border-radius: 12px;
    min-block-size: 44px;
  }
  small {
    font: var(--type-micro);
    color: var(--text-3);
  }
  b {
    font: var(--type-label);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 1180px) {
    display: flex;
  }
`;

const Wide = styled.div`
  display: contents;
  @media (max-width: 1180px) {
    display: none;
  }
`;

const MobileSearch = styled.div`
  display: none;
  @media (max-width: 1180px) {
    display: flex;
    padding: 8px var(--gutter) 2px;
  }
`;

interface HeaderProps {
  language: string;
  theme: 'light' | 'dark';
  onLocation: () => void;
  onTheme: () => void;
  onLanguage: (code: string) => void;
  onCart: () => void;
  onFact: (fact: { type: string }) => void;
}

/** The bars at the top: place and settings, navigation, search, cart (NAV-17..27). */
export function Header(props: HeaderProps) {
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const module = useModule();
  const { pathname } = useLocation();
  const count = useBadgeCount();
  const subtotal = useSubtotal(config?.currency.digits ?? 2);
  const words = wordingOf(module?.type ?? null);
  const stores = resolve({ key: words.stores });
  const other = languages.find(({ code }) => code !== props.language);
  const home = place === null && !pathname.startsWith('/auth') ? '/' : '/home';
  const ThemeIcon = props.theme === 'dark' ? Sun : Moon;
  const shopping = place !== null && module !== null;
  return (
    <>
      {(place !== null || signedIn) && (
        <Top>
          <Wrap>
            <span>
              <button type="button" onClick={props.onLocation}>
                <MapPin size={16} aria-hidden />
                {t(module?.type === 'rental' ? 'app.nav.pickUpAt' : 'app.nav.deliverTo')}
                <b>{place?.address ?? t('app.nav.chooseLocation')}</b>
                <ChevronDown size={14} aria-hidden />
              </button>
            </span>
            <span>
              {config !== undefined && (
                <a href={`tel:${config.phone}`} aria-label={t('app.nav.phone')}>
                  <Phone size={16} aria-hidden />
                  <bdi dir="ltr">{config.phone}</bdi>
                </a>
              )}
              <button type="button" onClick={props.onTheme}>
                <ThemeIcon size={16} aria-hidden />
                {t('app.nav.theme')}
              </button>
              {other !== undefined && (
                <button
                  type="button"
                  lang={other.code}
                  onClick={() => props.onLanguage(other.code)}
                >
                  <Globe size={16} aria-hidden />
                  {other.name}
                </button>
              )}
            </span>
          </Wrap>
        </Top>
      )}
      <Bar>
        <Wrap>
          <NavLink to={home} aria-label={config?.businessName ?? 'Sixways'}>
            <Logo name={config?.businessName ?? 'Sixways'} />
          </NavLink>
          {shopping && (
            <>
              <Links aria-label={t('app.nav.main')}>
                <NavLink to="/home">{t('app.nav.home')}</NavLink>
                <NavLink to="/categories">{t('app.nav.categories')}</NavLink>
                <NavLink to="/store/popular">{stores}</NavLink>
                {!signedIn && <NavLink to="/track-order">{t('app.nav.track')}</NavLink>}
              </Links>
              <Wide>
                <SearchBox onFact={props.onFact} />
              </Wide>
              <CartButton type="button" onClick={props.onCart} aria-haspopup="dialog">
                <ShoppingBag size={20} aria-hidden />
                {config !== undefined && <Money amount={subtotal} currency={config.currency} />}
                <i>{count}</i>
                <span hidden>{t('app.nav.cart2')}</span>
              </CartButton>
            </>
          )}
          <Small>
            <button type="button" onClick={props.onLocation}>
              <small>{t('app.nav.deliverTo')}</small>
              <b>{place?.address ?? t('app.nav.chooseLocation')}</b>
            </button>
            <IconButton aria-label={t('app.nav.theme')} onClick={props.onTheme}>
              <ThemeIcon size={20} aria-hidden />
            </IconButton>
            {other !== undefined && (
              <IconButton
                aria-label={other.name}
                lang={other.code}
                onClick={() => props.onLanguage(other.code)}
              >
                <Globe size={20} aria-hidden />
              </IconButton>
            )}
            {shopping && (
              <IconButton aria-label={t('app.nav.cart2')} onClick={props.onCart}>
                <ShoppingBag size={20} aria-hidden />
                {count > 0 && <Count>{count}</Count>}
              </IconButton>
            )}
          </Small>
          {!shopping && (
            <Wide>
              <span style={{ flex: 1 }} />
              <IconButton aria-label={t('app.nav.theme')} onClick={props.onTheme}>
                <ThemeIcon size={20} aria-hidden />
              </IconButton>
              {other !== undefined && (
                <IconButton
                  aria-label={other.name}
                  lang={other.code}
                  onClick={() => props.onLanguage(other.code)}
                >
                  <Globe size={20} aria-hidden />
                </IconButton>
              )}
            </Wide>
          )}
        </Wrap>
      </Bar>
      {shopping && pathname === '/home' && (
        <MobileSearch>
          <SearchBox onFact={props.onFact} />
        </MobileSearch>
      )}
    </>
  );
}

const Tabs = styled.nav`
  display: none;
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--z-tabbar);
  background: var(--glass);
  backdrop-filter: blur(18px) saturate(1.6);
  border-block-start: 1px solid var(--line);
  padding: 6px 8px calc(6px + env(safe-area-inset-bottom));
  justify-content: space-around;
  a,
  button {
    position: relative;
    flex: 1;
    display: grid;
    justify-items: center;
    gap: 4px;
    padding-block: 6px 4px;
    font: var(--type-micro);
    color: var(--text-3);
    border-radius: 14px;
    min-block-size: 48px;
  }
  a[aria-current] {
    color: var(--accent-text);
  }
  @media (max-width: 1180px) {
    display: flex;
  }
`;

/** The tab bar of small screens (NAV-22). */
export function TabBar({ onCart }: { onCart: () => void }) {
  const count = useBadgeCount();
  const place = usePlace();
  if (place === null) return null;
  return (
    <Tabs aria-label={t('app.nav.main')}>
      <NavLink to="/home">
        <House size={22} aria-hidden />
        {t('app.nav.home')}
      </NavLink>
      <NavLink to="/categories">
        <LayoutGrid size={22} aria-hidden />
        {t('app.nav.categories')}
      </NavLink>
      <button type="button" onClick={onCart}>
        <ShoppingBag size={22} aria-hidden />
        {t('app.nav.cart')}
        {count > 0 && <Count>{count}</Count>}
      </button>
      <NavLink to="/track-order">
        <PackageSearch size={22} aria-hidden />
        {t('app.nav.track')}
      </NavLink>
    </Tabs>
  );
}
