import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { SearchField } from '../ui/field/SearchField.tsx';
import { H1, H2, Wrap } from '../ui/Layout.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { WhenNear } from '../ui/list/WhenNear.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Answers } from './Answers.tsx';
import { Boundary, Nothing } from '../ui/lazy/Boundary.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';

const Hero = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 18px;
  margin-block-start: 28px;
  padding: 48px 56px;
  border-radius: 32px;
  overflow: clip;
  --at: 88%;
  [dir='rtl'] & {
    --at: 12%;
  }
  background: radial-gradient(
    70% 140% at var(--at) 20%,
    light-dark(var(--rental-200), var(--rental-800)),
    light-dark(var(--rental-50), var(--rental-950)) 76%
  );
  > p {
    font: var(--type-body-lg);
    color: var(--text-2);
  }
  > img {
    position: absolute;
    z-index: -1;
    inline-size: 188px;
    block-size: auto;
    inset-inline-end: 72px;
    inset-block-end: 26px;
    rotate: 6deg;
    filter: drop-shadow(0 16px 18px oklch(0.3 0.1 262 / 0.28));
  }
  @media (max-width: 640px) {
    margin-block-start: 12px;
    padding: 24px;
    border-radius: 26px;
    gap: 14px;
    > p {
      display: none;
    }
    /* The title is beside the picture, and as high as the picture. */
    > h1 {
      align-content: center;
      min-block-size: 68px;
      max-inline-size: calc(100% - 96px);
    }
    > img {
      inline-size: 84px;
      inset-inline-end: 14px;
      inset-block: 14px auto;
    }
  }
`;

const Find = styled.div`
  display: flex;
  /* The field must not reach the picture at the right. */
  max-inline-size: min(620px, 100% - 224px);
  > div {
    block-size: 60px;
    padding-inline: 22px 8px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-2), var(--edge);
  }
  @media (max-width: 640px) {
    max-inline-size: none;
    > div {
      block-size: 52px;
      padding-inline: 18px 4px;
    }
  }
`;

/**
 * The layout of the help page: frequent questions, and on a wide screen the contact form and the
 * map beside them.
 */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 440px);
  align-items: start;
  gap: 40px 64px;
  margin-block-start: 56px;
  > div {
    display: grid;
    gap: 40px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 40px;
  }
`;

const Where = styled.section`
  display: grid;
  gap: 16px;
`;

/** The map of the help page. Its code is large, so it is loaded when the visitor scrolls near. */
const ShopMap = lazyPart(async () => (await import('./ShopMap.tsx')).ShopMap);

/** The height of the map in px. */
const MAP_HEIGHT = 360;

/**
 * The help page: a search over the frequent questions, the shop's contacts, and a form to write to
 * the shop (LAND-07, NAV-34).
 */
export function HelpPage() {
  const { data: config } = useQuery(configQuery());
  const [words, setWords] = useState('');
  usePageTitle(t('site.footer.help'), t('site.help.lead'));
  return (
    <Wrap>
      <Hero>
        <H1>{t('site.footer.help')}</H1>
        <p>{t('site.help.lead')}</p>
        <Find role="search" aria-label={t('site.help.search')}>
          <SearchField label={t('site.help.search')} value={words} onChange={setWords} />
        </Find>
        <Picture src="/objects/telephone.webp" alt="" size={188} first />
      </Hero>
      <ContactWays config={config} searching={words.trim() !== ''} />
      <Columns>
        <Answers config={config} words={words} onAll={() => setWords('')} />
        <div>
          <ContactForm />
          {config !== undefined && (
            <Boundary instead={Nothing}>
              <Where aria-label={t('site.footer.address')}>
                <H2>{t('site.footer.address')}</H2>
                <WhenNear name="help-map" height={MAP_HEIGHT}>
                  <ShopMap config={config} />
                </WhenNear>
              </Where>
            </Boundary>
          )}
        </div>
      </Columns>
    </Wrap>
  );
}
