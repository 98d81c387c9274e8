import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Pause, Play } from 'lucide-react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Banner, Module } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { storeHref } from '../../shop/links.ts';
import { bannersQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { useIsWide, useReducedMotion } from '../../shop/useMedia.ts';

/**
 * The advertisement for the flash sale. It is loaded on wide screens only, because narrower ones
 * have no room for it beside the banners. Nothing is shown while loading has failed.
 */
const FlashAd = lazyPart(async () => (await import('./FlashAd.tsx')).FlashAd, 'FlashAd.tsx');

/** How long each banner is shown, in milliseconds (CONST-05). */
const AUTOPLAY_MS = 4000;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-block-start: 28px;
  &:has(> :nth-child(2)) {
    grid-template-columns: minmax(0, 2.05fr) minmax(0, 1fr);
  }
  @media (max-width: 1180px) {
    margin-block-start: 16px;
  }
`;

const Stage = styled.section`
  position: relative;
  display: grid;
  min-block-size: 372px;
  border-radius: 32px;
  background: radial-gradient(70% 120% at 82% 30%, var(--accent-line), var(--accent-soft) 70%);
  overflow: hidden;
  isolation: isolate;
  --at: 76%;
  --fade: 90deg;
  [dir='rtl'] & {
    --at: 24%;
    --fade: 270deg;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: repeating-radial-gradient(
      circle at var(--at) 56%,
      transparent 0 58px,
      color-mix(in oklab, var(--accent-500) 26%, transparent) 59px 60px
    );
    mask: linear-gradient(var(--fade), transparent 34%, #000 80%);
  }
  @media (max-width: 1180px) {
    min-block-size: 316px;
  }
  @media (max-width: 640px) {
    min-block-size: 291px;
    border-radius: 26px;
  }
`;

/**
 * One banner. All banners lie on top of each other, and the hidden ones are inert and invisible. A
 * banner fades out faster than the next one fades in, so that two headlines are never read as one.
 */
const Slide = styled.div`
  grid-area: 1 / 1;
  position: relative;
  display: flex;
  align-items: center;
  padding: 48px 56px;
  transition: opacity var(--dur-carousel) var(--ease-standard);
  &[inert] {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--dur-fast),
      visibility 0s var(--dur-fast);
  }
  > div {
    max-inline-size: 400px;
    display: grid;
    gap: 16px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  h2 {
    font: var(--type-display);
    letter-spacing: var(--track-display);
  }
  p {
    color: var(--accent-text);
    font: var(--type-label);
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: 6%;
    inset-block: 0;
    margin-block: auto;
    inline-size: min(38%, 290px);
    block-size: auto;
    filter: drop-shadow(0 18px 20px oklch(0.3 0.08 40 / 0.24));
  }
  @media (max-width: 1180px) {
    padding: 32px 36px 64px;
  }
  @media (max-width: 640px) {
    padding: 24px 24px 56px;
    align-items: flex-start;
    > div {
      max-inline-size: 62%;
      gap: 12px;
    }
    > img {
      inset-inline-end: -4%;
      inline-size: 46%;
    }
  }
`;

const Controls = styled.div`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 46px;
  display: flex;
  align-items: center;
  ul {
    display: flex;
  }
  li button {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    block-size: 44px;
  }
  li button::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 4px;
    background: color-mix(in oklab, var(--accent) 46%, transparent);
    transition: inline-size var(--dur-base) var(--ease-standard);
  }
  li button[aria-current]::before {
    inline-size: 24px;
    background: var(--accent);
  }
  li button[aria-current] {
    min-inline-size: 36px;
  }
  @media (max-width: 1180px) {
    inset-inline-start: 26px;
  }
  @media (max-width: 640px) {
    inset-inline-start: 14px;
  }
`;

/** The top of a home page: a carousel of banners and, beside it on wide screens, the flash sale. */
export function HomeHero({ module }: { module: Module }) {
  const scope = useScope();
  const { data } = useDeferredValue(useQuery(bannersQuery(scope)));
  const wide = useIsWide();
  return (
    <Row>
      <Banners module={module} banners={data?.banners ?? []} />
      {wide && (
        <Delayed instead={Nothing}>
          <FlashAd />
        </Delayed>
      )}
    </Row>
  );
}

/**
 * The state of the carousel: which of `count` banners is shown. The carousel advances by itself
 * unless it is paused, hovered or focused. When the customer prefers reduced motion (`isCalm`), it
 * is paused at first.
 */
function useAutoplay(count: number) {
  const [at, setAt] = useState(0);
  const isCalm = useReducedMotion();
  const [stopped, setStopped] = useState<boolean | null>(null);
  const paused = stopped ?? isCalm;
  const [interacting, setInteracting] = useState(false);
  const moving = count > 1 && !paused && !interacting;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [moving, count]);
  return { at, setAt, paused, onPause: () => setStopped(!paused), setInteracting };
}

interface BannersProps {
  module: Module;
  banners: readonly Banner[];
}

/** The carousel of banners, or the module's greeting when there are no banners. */
function Banners({ module, banners }: BannersProps) {
  const { setInteracting, ...turn } = useAutoplay(banners.length);
  if (banners.length === 0) return <Greeting module={module} />;
  return (
    <Stage
      aria-label={t('catalogue.home.banners')}
      aria-roledescription={t('catalogue.home.carousel')}
      onMouseEnter={() => setInteracting(true)}
      onMouseLeave={() => setInteracting(false)}
      onFocus={() => setInteracting(true)}
      onBlur={() => setInteracting(false)}
    >
      {banners.map((banner, index) => (
        <Slide key={banner.id} inert={index !== turn.at}>
          <BannerFace banner={banner} module={module} first={index === 0} />
        </Slide>
      ))}
      {banners.length > 1 && <Turns banners={banners} {...turn} />}
    </Stage>
  );
}

function Greeting({ module }: { module: Module }) {
  const isFood = module.type === 'food';
  return (
    <Stage aria-label={module.name}>
      <Slide>
        <Words title={t(isFood ? 'catalogue.home.heroFood' : 'catalogue.home.heroOther')} />
        <Picture src={module.thumbnailUrl} alt="" size={300} first />
      </Slide>
    </Stage>
  );
}

interface BannerFaceProps {
  banner: Banner;
  module: Module;
  /** Whether the banner is visible when the page opens, so that its picture must load first. */
  first: boolean;
}

function BannerFace({ banner, module, first }: BannerFaceProps) {
  return (
    <>
      <Words title={banner.title}>
        {banner.storeId !== null && (
          <ButtonBase
            as={Link}
            to={storeHref({ id: banner.storeId, moduleId: module.id }, module.type)}
            $look="primary"
            $size="lg"
          >
            {t('catalogue.home.order')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </ButtonBase>
        )}
      </Words>
      <Picture src={banner.imageUrl ?? module.thumbnailUrl} alt="" size={300} first={first} />
    </>
  );
}

type TurnsProps = Omit<ReturnType<typeof useAutoplay>, 'setInteracting'> &
  Pick<BannersProps, 'banners'>;

/**
 * The controls of the carousel: pause or play, and a button for each banner.
 * @param at the index of the shown banner; `setAt` shows another one
 */
function Turns({ banners, at, setAt, paused, onPause }: TurnsProps) {
  const count = banners.length;
  return (
    <Controls>
      <IconButton
        $small
        aria-label={t(paused ? 'catalogue.home.play' : 'catalogue.home.pause')}
        onClick={onPause}
      >
        {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
      </IconButton>
      <ul>
        {banners.map((banner, index) => (
          <li key={banner.id}>
            <button
              type="button"
              aria-label={t('catalogue.home.slide', {
                at: index + 1,
                count,
                title: banner.title,
              })}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
            />
          </li>
        ))}
      </ul>
    </Controls>
  );
}

function Words({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <p>{t('catalogue.home.hello')}</p>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
