import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OutwardFact, ShopConfig } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { configQuery, landingQuery, usePlace } from '../place/index.ts';
import { useModule } from '../modules/index.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Logo } from '../ui/Logo.tsx';
import { wiredNewsletter } from './wiring.ts';

const Frame = styled.footer`
  margin-block-start: var(--sp-24);
  background: var(--bg-sunken);
  padding-block: var(--sp-16) var(--sp-8);
  h2 {
    font: var(--type-label);
    margin-block-end: 14px;
  }
  li a,
  li button {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    color: var(--text-2);
    gap: 10px;
  }
  li a:hover,
  li button:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 1180px) {
    padding-block-end: calc(var(--sp-8) + var(--tabbar-h));
  }
`;

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
  gap: 16px;
  align-content: start;
  p {
    color: var(--text-2);
    max-inline-size: 40ch;
  }
`;

const News = styled.section`
  display: grid;
  grid-template-columns: 1fr minmax(0, 480px);
  gap: 40px;
  align-items: center;
  padding: 40px 44px;
  border-radius: var(--r-2xl);
  background: var(--surface);
  margin-block-end: var(--sp-14);
  box-shadow: var(--shadow-1), var(--edge);
  h2 {
    font: var(--type-h2);
  }
  form {
    display: grid;
    gap: 8px;
  }
  form > div:first-child {
    display: flex;
    gap: 10px;
  }
  form > div:first-child > div {
    flex: 1;
  }
  p {
    color: var(--text-2);
  }
  p[role='alert'] {
    color: var(--danger);
    font: var(--type-xs);
  }
  @media (max-width: 1180px) {
    grid-template-columns: 1fr;
    padding: 28px 24px;
    gap: 20px;
  }
`;

const Badges = styled.div`
  display: flex;
  gap: 12px;
  flex-wrap: wrap;
  a {
    display: inline-flex;
    flex-direction: column;
    justify-content: center;
    block-size: 56px;
    padding-inline: 20px;
    border-radius: 16px;
    background: oklch(0.2 0.01 50);
    color: #fff;
    font: 680 1.0625rem/1.15 var(--font);
  }
  small {
    font: 500 0.75rem/1.15 var(--font);
  }
`;

const Legal = styled.p`
  margin-block-start: 40px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  font: var(--type-xs);
  color: var(--text-3);
`;

function Newsletter({ onFact }: { onFact: (fact: OutwardFact) => void }) {
  const { data } = useQuery(landingQuery());
  const [snapshot, send, actor] = useMachine(wiredNewsletter);
  const id = useId();
  useEffect(() => {
    const heard = actor.on('*', onFact);
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  const invalid = snapshot.matches('invalid');
  return (
    <News aria-label={data?.newsletterTitle ?? t('site.newsletter.subscribe')}>
      <div>
        <h2>{data?.newsletterTitle}</h2>
        <p>{data?.newsletterSubTitle}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'newsletter.subscribe' });
        }}
      >
        <div>
          <InputFrame $failed={invalid}>
            <Mail size={18} aria-hidden />
            <input
              type="email"
              autoComplete="email"
              aria-label={t('site.newsletter.email')}
              aria-invalid={invalid}
              aria-describedby={invalid ? id : undefined}
              placeholder={t('site.newsletter.email')}
              value={snapshot.context.email}
              onChange={(event) => send({ type: 'newsletter.typed', email: event.target.value })}
            />
          </InputFrame>
          <Button
            type="submit"
            look="ink"
            busy={snapshot.hasTag('busy') && t('site.newsletter.subscribing')}
          >
            {t('site.newsletter.subscribe')}
          </Button>
        </div>
        {invalid && (
          <p id={id} role="alert">
            {t('site.newsletter.invalid')}
          </p>
        )}
      </form>
    </News>
  );
}

/** Links are only those of pages that exist; others come with their pages. */
function Links({ config }: { config: ShopConfig }) {
  const place = usePlace();
  const rental = useModule()?.type === 'rental';
  return (
    <>
      <nav aria-label={t('site.footer.quickLinks')}>
        <h2>{t('site.footer.quickLinks')}</h2>
        <ul>
          <li>
            <Link to="/track-order">{t(rental ? 'app.nav.trackTrip' : 'app.nav.track')}</Link>
          </li>
          {place !== null && (
            <li>
              <Link to="/campaigns">{t('app.nav.campaigns')}</Link>
            </li>
          )}
          {place !== null && (
            <li>
              <Link to="/categories">{t('app.nav.categories')}</Link>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t('site.footer.contact')}>
        <h2>{t('site.footer.contact')}</h2>
        <ul>
          <li>
            <a href={`mailto:${config.email}`}>
              <Mail size={18} aria-hidden />
              <bdi dir="ltr">{config.email}</bdi>
            </a>
          </li>
          <li>
            <a href={`tel:${config.phone}`}>
              <Phone size={18} aria-hidden />
              <bdi dir="ltr">{config.phone}</bdi>
            </a>
          </li>
          <li>
            <a
              href={`geo:${config.defaultLocation.lat},${config.defaultLocation.lng}`}
              aria-label={`${config.address}, ${t('site.footer.opensMap')}`}
            >
              <MapPin size={18} aria-hidden />
              {config.address}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** The footer: newsletter, who we are, links, contact (LAND-01..05, LAND-16). */
export function Footer({ onFact }: { onFact: (fact: OutwardFact) => void }) {
  const { data: config } = useQuery(configQuery());
  const { data: landing } = useQuery(landingQuery());
  if (config === undefined) return null;
  return (
    <Frame>
      <Wrap>
        <Newsletter onFact={onFact} />
        <Columns>
          <About>
            <Logo name={config.businessName} />
            <p>{landing?.footerDescription}</p>
            <Badges>
              {landing?.playStoreUrl && (
                <a href={landing.playStoreUrl} target="_blank" rel="noreferrer">
                  <small>{t('site.footer.getItOn')}</small>Google Play
                </a>
              )}
              {landing?.appStoreUrl && (
                <a href={landing.appStoreUrl} target="_blank" rel="noreferrer">
                  <small>{t('site.footer.downloadOn')}</small>App Store
                </a>
              )}
            </Badges>
          </About>
          <Links config={config} />
          <nav aria-label={t('site.footer.about')}>
            <h2>{config.businessName}</h2>
            <ul>
              {config.socialMedia.map(({ name, link }) => (
                <li key={name}>
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('site.footer.social', { name })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Columns>
        <Legal>{config.footerText}</Legal>
      </Wrap>
    </Frame>
  );
}
