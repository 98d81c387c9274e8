import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Module } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { AppBadges } from '../site/index.ts';
import { Logo } from '../ui/sign/Logo.tsx';
import { Picture } from '../ui/Picture.tsx';
import { landingQuery } from '../shop/landing.ts';
import { configQuery } from '../shop/config.ts';

const Band = styled.section`
  position: relative;
  margin-block-start: 88px;
  border-radius: 40px;
  background: radial-gradient(80% 140% at 85% 100%, oklch(0.4 0.07 262), oklch(0.22 0.015 50) 70%);
  color: #fff;
  padding: 64px;
  min-block-size: 420px;
  display: grid;
  align-items: center;
  overflow: hidden;
  box-shadow: var(--edge);
  --focus-color: #fff;
  h2 {
    font: var(--type-display);
    letter-spacing: var(--track-display);
    max-inline-size: 14ch;
  }
  p {
    color: oklch(0.86 0.01 60);
    margin-block: 14px 28px;
    max-inline-size: 38ch;
  }
  @media (max-width: 1180px) {
    padding: 40px 28px;
    min-block-size: 0;
    border-radius: 30px;
  }
`;

const Phone = styled.div`
  position: absolute;
  inset-inline-end: 110px;
  inset-block-start: 52px;
  inline-size: 300px;
  block-size: 560px;
  border-radius: 46px;
  background: var(--bg);
  color: var(--text);
  padding: 30px 20px;
  box-shadow:
    0 0 0 9px oklch(0.15 0.005 60),
    0 0 0 10px oklch(0.45 0.01 60),
    0 40px 80px oklch(0 0 0 / 0.5);
  rotate: 5deg;
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    margin-block-start: 24px;
  }
  > div > div {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 26px;
    background: var(--accent-soft);
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

/** A banner for the shop's phone apps; renders nothing when there are none (LAND-03). */
export function AppBand({ modules }: { modules: readonly Module[] }) {
  const { data: landing } = useQuery(landingQuery());
  const { data: config } = useQuery(configQuery());
  const offered = landing !== undefined && (landing.playStoreUrl ?? landing.appStoreUrl) !== null;
  if (!offered || config === undefined) return null;
  return (
    <Band aria-label={t('place.landing.app', { shop: config.businessName })}>
      <div>
        <h2>{t('place.landing.app', { shop: config.businessName })}</h2>
        <p>{t('place.landing.appText')}</p>
        <AppBadges landing={landing} onDark />
      </div>
      <Phone aria-hidden>
        <Logo name={config.businessName} small />
        <div>
          {modules.map((module) => (
            <div key={module.id} data-module={moduleHue(module)}>
              <Picture src={module.thumbnailUrl} alt="" size={72} />
            </div>
          ))}
        </div>
      </Phone>
    </Band>
  );
}
