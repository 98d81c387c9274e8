import { ChevronRight, Heart, MessageCircle } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { AccountRows } from '../../account/index.ts';
import { CategoryLinks } from '../../catalogue/index.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { languages, resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { onThemeChange, shownTheme } from '../../platform/browser.ts';
import { useUnread } from '../../shop/unread.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button, ButtonBase } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Column } from '../../ui/Layout.tsx';
import { Link, NavLink } from '../../ui/Link.tsx';
import { HomeNavLink } from './headerParts.tsx';

const Rows = styled.nav`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    border-block-end: 1px solid var(--line);
    font: var(--type-label);
  }
  a[aria-current] {
    color: var(--accent-text);
  }
  ul a {
    min-block-size: 44px;
    border: 0;
    font: var(--type-body);
    color: var(--text-2);
  }
`;

const Settings = styled(Column)`
  padding-block: 20px;
`;

interface NavDrawerProps {
  language: string;
  onTheme: () => void;
  onLanguage: (code: string) => void;
  onClose: () => void;
}

/**
 * The drawer with the main menu on small screens (NAV-23, NAV-24). The parcel module has no
 * categories and no stores, so their rows are left out there. It has the wishlist and a customer's
 * messages too, which are in the bar of wide screens (NAV-19).
 */
export function NavDrawer({ language, onTheme, onLanguage, onClose }: NavDrawerProps) {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const type = useModule()?.type ?? null;
  const rental = type === 'rental';
  const sellsItems = !rental && type !== 'parcel';
  const stores = resolve({ key: wordingOf(type).stores });
  const lists = [
    { to: linkTo('latestStores'), label: t('catalogue.home.latest', { stores }) },
    { to: linkTo('popularStores'), label: t('catalogue.home.popular', { stores }) },
  ];
  const rows = [
    ...(rental
      ? [{ to: linkTo('vehicles', { all_category: 1 }), label: t('app.nav.categories') }]
      : []),
    ...(type === 'parcel' ? [] : lists),
    ...(sellsItems ? [{ to: linkTo('campaigns'), label: t('app.nav.campaigns') }] : []),
    { to: linkTo('trackOrder'), label: t(rental ? 'app.nav.trackTrip' : 'app.nav.track') },
    { to: linkTo('help'), label: t('site.footer.help') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('app.nav.menu')} width="380px" drawer="start">
      <DialogBody>
        {/* A link to the current page must close the drawer too. */}
        <Rows
          aria-label={t('app.nav.menu')}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a') !== null) onClose();
          }}
        >
          <HomeNavLink>
            {t('app.nav.home')}
            <RowEnd />
          </HomeNavLink>
          {sellsItems && (
            <Accordion
              parts={[
                { key: 'categories', title: t('app.nav.categories'), body: <CategoryLinks /> },
              ]}
            />
          )}
          {rows.map(({ to, label }) => (
            <NavRow key={to} to={to}>
              {label}
            </NavRow>
          ))}
        </Rows>
        <Settings>
          <Switch checked={theme === 'dark'} onChange={onTheme}>
            {t('ui.labelled', {
              label: t('app.nav.theme'),
              value: t(theme === 'dark' ? 'site.theme.dark' : 'site.theme.light'),
            })}
          </Switch>
          <Segment
            block
            label={t('app.nav.language')}
            name="drawer-language"
            value={language}
            options={languages.map(({ code, name }) => ({ value: code as string, label: name }))}
            onChange={onLanguage}
          />
        </Settings>
        <Column>
          <Wishlist onDone={onClose} />
          <Messages onDone={onClose} />
          <AccountRows tracksElsewhere onDone={onClose} />
        </Column>
      </DialogBody>
    </Dialog>
  );
}

function Wishlist({ onDone }: { onDone: () => void }) {
  const outlet = useOutlet();
  return (
    <Button
      block
      icon={<Heart size={20} aria-hidden />}
      onClick={() => {
        onDone();
        outlet({ type: 'overlay.opened', overlay: { kind: 'wishlist' } });
      }}
    >
      {t('app.nav.wishlist')}
    </Button>
  );
}

/** A customer's link to their messages, with the number of unread ones; guests have none. */
function Messages({ onDone }: { onDone: () => void }) {
  const signedIn = useIsSignedIn();
  const count = useUnread();
  if (!signedIn) return null;
  return (
    <ButtonBase as={Link} to={linkTo('profile', { page: 'inbox' })} $block onClick={onDone}>
      <MessageCircle size={20} aria-hidden />
      {t('inbox.nav.chat')}
      {count > 0 && <small>{t('inbox.nav.unread', { count })}</small>}
    </ButtonBase>
  );
}

function NavRow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to}>
      {children}
      <RowEnd />
    </NavLink>
  );
}

function RowEnd() {
  return <ChevronRight className="flip" size={18} aria-hidden />;
}
