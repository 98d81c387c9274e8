import { House, LayoutGrid, PackageSearch, ShoppingBag } from 'lucide-react';
import styled from 'styled-components';
import { useBadgeCount } from '../cart/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../place/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Count } from '../ui/IconButton.tsx';
import { NavLink } from '../ui/Link.tsx';

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
  span::first-letter {
    text-transform: uppercase;
  }
  a[aria-current] {
    color: var(--accent-text);
  }
  ${Count} {
    inset-block-start: 0;
    inset-inline-end: calc(50% - 22px);
  }
  @media (max-width: 1180px) {
    display: flex;
  }
`;

/** The tab bar of small screens (NAV-18, NAV-22, NAV-27). */
export function TabBar({ onCart }: { onCart: () => void }) {
  const rental = useModule()?.type === 'rental';
  const count = useBadgeCount(rental);
  if (usePlace() === null) return null;
  return (
    <Tabs aria-label={t('app.nav.tabs')}>
      <NavLink to="/home">
        <House size={22} aria-hidden />
        {t('app.nav.home')}
      </NavLink>
      <NavLink to={rental ? '/rental/vehicle-search' : '/categories'}>
        <LayoutGrid size={22} aria-hidden />
        {rental ? <span>{t('rules.word.vehicles')}</span> : t('app.nav.categories')}
      </NavLink>
      <button type="button" aria-haspopup="dialog" onClick={onCart}>
        <ShoppingBag size={22} aria-hidden />
        {t('app.nav.cart')}
        {count > 0 && (
          <Count>
            <Hidden>, </Hidden>
            {count}
          </Count>
        )}
      </button>
      <NavLink to="/track-order">
        <PackageSearch size={22} aria-hidden />
        {t(rental ? 'app.nav.trackTrip' : 'app.nav.track')}
      </NavLink>
    </Tabs>
  );
}
