import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { listOf, t, withTexts } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { landingQuery } from '../shop/landing.ts';
import { usePlace } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/sign/Logo.tsx';
import { AppBadges } from './AppBadges.tsx';
import { BrandSign } from '../ui/sign/Brands.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Newsletter } from './Newsletter.tsx';
import { useCookieChoice } from './consent/useConsent.ts';
import { ownerPages } from './ownerPages.ts';

/**
 * The dialog with the map of the shop's address. Its code and texts are loaded when it first opens.
 */
const ShopMapDialog = lazyPart(
  async () => (await withTexts(import('./ShopMapDialog.tsx'))).ShopMapDialog,
);

const Frame = styled.footer`
  margin-block-start: var(--sp-24);
  background: var(--bg-sunken);
  padding-block: var(--sp-16) var(--sp-8);
  nav h2 {
    font: var(--type-label);
    margin-block-end: 14px;
  }
  nav li :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    color: var(--text-2);
  }
  nav:last-child li :is(a, button) {
    min-block-size: 52px;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    nav li :is(a, button):hover {
      color: var(--text);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  @media (max-width: 1180px) {
    padding-block-end: calc(var(--sp-8) + var(--tabbar-h));
  }
`;

/** The columns of the footer, together at most 1300 px wide (LAND-05, CONST-03). */
const Columns = styled.div`
  max-inline-size: 1300px;
  display: grid;
  grid-template-columns: 1.7fr 1fr 1fr 1.35fr;
  gap: 40px;
  @media (max-width: 1180px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (max-width: 640px) {
    gap: 32px 20px;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
  p {
    color: var(--text-2);
    max-inline-size: 34ch;
  }
  ul {
    display: flex;
    gap: 4px;
    margin-inline-start: -10px;
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 13px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-1), var(--edge);
  flex: none;
`;

const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  > button {
    min-block-size: 44px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  margin-block-start: 40px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  font: var(--type-xs);
  color: var(--text-3);
`;

/** The footer: newsletter, pages about the shop, other links, contact (LAND-01..15). */
export function Footer() {
  const { data: config } = useQuery(configQuery());
  const { data: landing } = useQuery(landingQuery());
  if (config === undefined) return null;
  return (
    <Frame>
      <Wrap>
        <Newsletter />
        <Columns>
          <About>
            <Logo name={config.businessName} image={config.logoUrl} />
            <p>{landing?.footerDescription}</p>
            {landing !== undefined && <AppBadges landing={landing} />}
            <Socials config={config} />
          </About>
          <QuickLinks config={config} />
          <OwnerLinks config={config} />
          <Contact config={config} />
        </Columns>
        <Legal>
          {config.footerText}
          <CookieButton />
        </Legal>
      </Wrap>
    </Frame>
  );
}

/** The button to change the cookie choice. Nothing is rendered where the shop needs no consent. */
function CookieButton() {
  const cookies = useCookieChoice();
  if (cookies === null) return null;
  return (
    <button type="button" aria-haspopup="dialog" onClick={cookies.choose}>
      {t('site.footer.cookies')}
    </button>
  );
}

/** Links to the shop's profiles on social media (LAND-02). */
function Socials({ config }: { config: ShopConfig }) {
  return (
    <ul>
      {config.socialMedia.map(({ name, link }) => (
        <li key={name}>
          <IconButton
            as="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            type={undefined}
            aria-label={t('site.footer.social', { name })}
          >
            <BrandSign name={name} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/**
 * Links to the most wanted pages; those that the shop has switched off, and lists that the current
 * module does not have, are left out.
 */
function QuickLinks({ config }: { config: ShopConfig }) {
  const outlet = useOutlet();
  const signedIn = useIsSignedIn();
  const place = usePlace();
  const type = useModule()?.type;
  const rental = type === 'rental';
  const pickFirst = (event: MouseEvent) => {
    if (place !== null && place.zoneIds.length > 0) return;
    event.preventDefault();
    outlet({ type: 'toast', kind: 'error', message: { key: 'site.footer.mustPickZone' } });
  };
  /**
   * Handles a press on a link to a page that only customers can use. For a guest, it shows a toast
   * that sign-in is needed, and opens sign-in; after sign-in, that page opens (LAND-14, MSG-07).
   */
  const signInFirst = (event: MouseEvent, to: string) => {
    if (signedIn) return;
    event.preventDefault();
    outlet({ type: 'toast', kind: 'error', message: { key: 'site.footer.mustLogin' } });
    outlet({ type: 'auth.asked', mode: 'signIn', intent: { kind: 'open', to } });
  };
  return (
    <nav aria-label={t('site.footer.quickLinks')}>
      <h2>{t('site.footer.quickLinks')}</h2>
      <ul>
        <li>
          <Link to={linkTo('help')}>{t('site.footer.help')}</Link>
        </li>
        <li>
          <Link to={linkTo('trackOrder')}>{t(rental ? 'app.nav.trackTrip' : 'app.nav.track')}</Link>
        </li>
        {!rental && type !== 'parcel' && (
          <li>
            <Link to={linkTo('campaigns')} onClick={pickFirst}>
              {t('app.nav.campaigns')}
            </Link>
          </li>
        )}
        {config.loyalty !== null && (
          <li>
            <Link to={linkTo('points')} onClick={(event) => signInFirst(event, linkTo('points'))}>
              {t('site.footer.loyalty')}
            </Link>
          </li>
        )}
        {config.wallet && (
          <li>
            <Link to={linkTo('wallet')} onClick={(event) => signInFirst(event, linkTo('wallet'))}>
              {t('site.footer.wallet')}
            </Link>
          </li>
        )}
        {place !== null && type !== 'parcel' && (
          <li>
            <Link to={rental ? linkTo('vehicles', { all_category: 1 }) : linkTo('categories')}>
              {t('app.nav.categories')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * Links to the pages that the shop's owner has written, and to the forms with which stores and
 * couriers register. Those that the owner has switched off are left out (LAND-06..13).
 */
function OwnerLinks({ config }: { config: ShopConfig }) {
  return (
    <nav aria-label={t('site.footer.about')}>
      <h2>{t('site.footer.about')}</h2>
      <ul>
        {ownerPages
          .filter(({ policy }) => policy === undefined || config.policies[policy])
          .map(({ path, title, newWindow }) => (
            <li key={path}>
              <Link to={path} {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
                {t(title)}
              </Link>
            </li>
          ))}
        {config.joinsStores && (
          <li>
            <Link to={linkTo('storeRegistration', { active: 'active' })}>
              {t('site.footer.becomeVendor')}
            </Link>
          </li>
        )}
        {config.joinsCouriers && (
          <li>
            <Link to={linkTo('courierRegistration')}>{t('site.footer.becomeCourier')}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * The shop's contacts, as far as its settings name them: e-mail and phone open other apps, the
 * address opens a map (LAND-04, NAV-34).
 */
function Contact({ config }: { config: ShopConfig }) {
  const [looking, setLooking] = useState(false);
  const { email, phone, address } = config;
  if (email === '' && phone === '' && address === '') return null;
  return (
    <nav aria-label={t('site.footer.contact')}>
      <h2>{t('site.footer.contact')}</h2>
      <ul>
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>
              <Tile>
                <Mail size={18} aria-hidden />
              </Tile>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
        {phone !== '' && (
          <li>
            <a href={`tel:${phone}`}>
              <Tile>
                <Phone size={18} aria-hidden />
              </Tile>
              <PhoneNumber number={phone} />
            </a>
          </li>
        )}
        {address !== '' && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={listOf([address, t('site.footer.opensMap')])}
              onClick={() => setLooking(true)}
            >
              <Tile>
                <MapPin size={18} aria-hidden />
              </Tile>
              <bdi>{address}</bdi>
            </button>
          </li>
        )}
      </ul>
      <Delayed instead={FailedLayer} onLeave={() => setLooking(false)}>
        {looking && <ShopMapDialog config={config} onClose={() => setLooking(false)} />}
      </Delayed>
    </nav>
  );
}
