import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  activeLanguage,
  directionOf,
  knownLanguage,
  languages,
  loadMessages,
  t,
  type LanguageCode,
} from '../../messages/index.ts';
import { setDocumentLook } from '../../platform/browser.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { SkipLink } from '../../ui/Hidden.tsx';
import { H1, Row, Wrap } from '../../ui/Layout.tsx';
import { Logo } from '../../ui/sign/Logo.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { FormSamples } from './FormSamples.tsx';
import { LayerSamples } from './LayerSamples.tsx';
import { Line, Samples, GallerySection } from './GallerySection.tsx';
import { ThingSamples } from './ThingSamples.tsx';
import { galleryWords, type GalleryWords } from './words.ts';

const hues = ['food', 'grocery', 'pharmacy', 'shop', 'parcel', 'rental'] as const;
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const types = ['display', 'h1', 'h2', 'h3', 'title', 'body', 'label', 'sm', 'xs', 'micro'];

const Switches = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  background: var(--glass);
  backdrop-filter: blur(16px);
  border-block-end: 1px solid var(--line);
  padding-block: 10px;
  @media (max-width: 640px) {
    position: static;
  }
`;

const Swatches = styled.div`
  display: flex;
  border-radius: var(--r-md);
  overflow: hidden;
  > i {
    flex: 1;
    block-size: 44px;
  }
`;

/**
 * The design system on one page, in development only: every primitive in its states, with the
 * theme, language and module accent of the query (`/ui?theme=dark&lang=ar&module=grocery`).
 */
export function GalleryPage() {
  const [params, setParams] = useSearchParams();
  const theme = params.get('theme') === 'dark' ? 'dark' : 'light';
  const hue = hues.find((each) => each === params.get('module')) ?? null;
  const language = useLanguage(knownLanguage(params.get('lang')));
  const words = galleryWords[directionOf(language)];
  const change = (name: string, value: string) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), [name]: value }), {
      replace: true,
    });
  useEffect(() => {
    setDocumentLook({ theme, hue, language, direction: directionOf(language) });
  }, [theme, hue, language]);
  return (
    <>
      <SkipLink href="#content">{t('ui.skip')}</SkipLink>
      <Switches>
        <Wrap>
          <Row $wrap $gap={20}>
            <Logo name="Sixways" small />
            <Segment
              label={words.theme}
              name="gallery-theme"
              value={theme}
              options={[
                { value: 'light', label: words.light },
                { value: 'dark', label: words.dark },
              ]}
              onChange={(value) => change('theme', value)}
            />
            <Segment
              label={words.language}
              name="gallery-language"
              value={language}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(value) => change('lang', value)}
            />
            <Line role="group" aria-label={words.module}>
              {[null, ...hues].map((each) => (
                <Chip
                  key={each}
                  aria-pressed={each === hue}
                  onClick={() => change('module', each ?? '')}
                >
                  {each ?? words.noModule}
                </Chip>
              ))}
            </Line>
          </Row>
        </Wrap>
      </Switches>
      <Wrap as="main" id="content" key={language} style={{ paddingBlock: '40px 120px' }}>
        <H1>{words.title}</H1>
        <p>{words.lead}</p>
        <Foundations words={words} />
        <ActionSamples words={words} />
        <FormSamples words={words} />
        <ThingSamples words={words} />
        <LayerSamples words={words} />
      </Wrap>
    </>
  );
}

/** The requested language once its texts are loaded, the previous one until then. */
function useLanguage(asked: LanguageCode): LanguageCode {
  const [shown, setShown] = useState(activeLanguage);
  useEffect(() => {
    let current = true;
    const load = async () => {
      await loadMessages(asked);
      if (current) setShown(asked);
    };
    void load();
    return () => {
      current = false;
    };
  }, [asked]);
  return shown;
}

function Foundations({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.foundations}>
      <Samples $least={420}>
        <div dir="ltr">
          {[...hues, 'accent'].map((hue) => (
            <div key={hue}>
              <small>{hue}</small>
              <Swatches aria-hidden>
                {steps.map((step) => (
                  <i key={step} style={{ background: `var(--${hue}-${step})` }} />
                ))}
              </Swatches>
            </div>
          ))}
        </div>
        <div>
          {types.map((type) => (
            <p key={type} style={{ font: `var(--type-${type})` }}>
              {type}: {words.burger}
            </p>
          ))}
        </div>
      </Samples>
    </GallerySection>
  );
}
