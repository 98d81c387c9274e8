import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import styled from 'styled-components';
import type { Module, Place } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { Grid, Section, Wrap } from '../ui/Layout.tsx';
import { Picture } from '../ui/Picture.tsx';
import { landingQuery, usePlaceActor } from './index.ts';
import { LocationPanel } from './LocationPanel.tsx';

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: 48px;
  align-items: center;
  padding-block: 64px;
  h1 {
    font: var(--type-display-xl);
    letter-spacing: var(--track-display-xl);
    text-wrap: balance;
  }
  p {
    font: var(--type-body-lg);
    color: var(--text-2);
    margin-block: 18px 28px;
    max-inline-size: 46ch;
  }
  @media (max-width: 1180px) {
    grid-template-columns: 1fr;
    padding-block: 32px;
    gap: 28px;
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px;
`;

const Tile = styled.li`
  border-radius: 28px;
  background: radial-gradient(120% 100% at 50% 0, var(--accent-softer), var(--accent-soft));
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 22px 10px 18px;
  font: var(--type-label);
  text-align: center;
  img {
    inline-size: 84px;
    block-size: auto;
  }
  @media (max-width: 640px) {
    padding: 14px 8px;
    img {
      inline-size: 58px;
    }
  }
`;

const Step = styled.li`
  display: grid;
  gap: 6px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--r-2xl);
  b {
    font: var(--type-title);
  }
  span {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--ink);
    color: var(--on-ink);
    font: 700 0.875rem/1 var(--font);
    margin-block-end: 8px;
  }
  p {
    color: var(--text-2);
  }
`;

const hue = (module: Module) => (module.type === 'ecommerce' ? 'shop' : module.type);

/** The landing page: where the customer is comes first (NAV-04). */
export function LandingPage() {
  const actor = usePlaceActor();
  const modules = useModules();
  const { data } = useQuery(landingQuery());
  const choose = useCallback(
    (place: Place) => actor.send({ type: 'place.chosen', place, rental: false }),
    [actor],
  );
  return (
    <Wrap>
      <Hero>
        <div>
          <h1>{data?.headerTitle ?? t('place.landing.title')}</h1>
          <p>{data?.headerSubTitle ?? t('place.landing.lead')}</p>
          <LocationPanel onChosen={choose} />
        </div>
        <Tiles aria-label={t('place.landing.modules')}>
          {modules.map((module) => (
            <Tile key={module.id} data-module={hue(module)}>
              <Picture src={module.thumbnailUrl} alt="" size={84} eager />
              {module.name}
            </Tile>
          ))}
        </Tiles>
      </Hero>
      <Section title={t('place.landing.how')}>
        <Grid as="ol" $columns={3}>
          <Step>
            <span>1</span>
            <b>{t('place.landing.step1.title')}</b>
            <p>{t('place.landing.step1.text')}</p>
          </Step>
          <Step>
            <span>2</span>
            <b>{t('place.landing.step2.title')}</b>
            <p>{t('place.landing.step2.text')}</p>
          </Step>
          <Step>
            <span>3</span>
            <b>{t('place.landing.step3.title')}</b>
            <p>{t('place.landing.step3.text')}</p>
          </Step>
        </Grid>
      </Section>
    </Wrap>
  );
}
