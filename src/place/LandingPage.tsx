import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Module, Place, MapOpening } from '../../machines/rules/domain.ts';
import { interestsAreDue } from '../../machines/rules/interests.ts';
import { toast } from '../../machines/rules/outwardFacts.ts';
import { linkTo, paths } from '../../machines/rules/paths.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useCustomer } from '../identity/index.ts';
import { t, withTexts } from '../messages/index.ts';
import { moduleHue, useModule, useModuleActor, useModules } from '../modules/index.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { JoinBanners, Testimonials } from '../site/index.ts';
import { Boundary, Nothing } from '../ui/lazy/Boundary.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { WhenNear } from '../ui/list/WhenNear.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { AppBand } from './AppBand.tsx';
import { usePlaceActor } from '../shop/place.ts';
import { LocationPanel } from './LocationPanel.tsx';
import { ModuleWheel } from './ModuleWheel.tsx';
import { landingQuery } from '../shop/landing.ts';
import { rememberPlace } from './recent.ts';

/** The approximate height of the banners for stores and couriers, px. */
const BANNERS_HEIGHT = 428;

/** The approximate height of the testimonials, px. */
const TESTIMONIALS_HEIGHT = 360;

/** Loaded, with its texts, only when it is needed: few visitors are outside all zones. */
const NotHereYet = lazyPart(async () => (await withTexts(import('./NotHereYet.tsx'))).NotHereYet);

const Ground = styled.div`
  background: radial-gradient(
    50% 60% at 78% 42%,
    light-dark(oklch(0.965 0.03 60), oklch(0.25 0.02 60)),
    var(--bg-sunken)
  );
`;

const Hero = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 40px;
  /* Not centred: a message that appears below the field would push the heading and the field up. */
  align-items: start;
  padding-block: 40px 72px;
  min-block-size: 590px;
  h1 {
    font: var(--type-display-xl);
    font-size: clamp(2.75rem, 5.6vw, 5rem);
    letter-spacing: var(--track-display-xl);
    margin-block-end: 20px;
    overflow-wrap: anywhere;
  }
  :lang(ar) & h1 {
    font-size: clamp(2.375rem, 4.8vw, 4.25rem);
  }
  > div > p {
    font: var(--type-body-lg);
    font-size: 1.1875rem;
    color: var(--text-2);
    max-inline-size: 40ch;
    margin-block-end: 32px;
  }
  > div:first-child {
    max-inline-size: 600px;
    margin-block-start: 87px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 16px 56px;
    > div:first-child {
      margin-block-start: 0;
    }
  }
`;

const Part = styled.section`
  margin-block-start: 88px;
  > h2 {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
    margin-block-end: 28px;
  }
  > p {
    font: var(--type-body-lg);
    color: var(--text-2);
    margin-block: -22px 28px;
  }
  @media (max-width: 640px) {
    margin-block-start: 56px;
  }
`;

const ModuleGrid = styled.ul`
  display: grid;
  grid-template-columns: 1.35fr 1fr 1fr;
  grid-auto-rows: minmax(228px, auto);
  gap: 20px;
  > li:first-child {
    grid-row: span 2;
  }
  /* The last tile fills its row, so that no gap is left beside it. */
  > li:nth-child(4):last-child,
  > li:nth-child(7):last-child {
    grid-column: span 2;
  }
  > li:nth-child(6):last-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1180px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(190px, auto);
    > li:first-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
    > li:nth-child(7):last-child {
      grid-column: auto;
    }
  }
`;

const ModuleButton = styled.button`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 30px;
  padding: 28px;
  background: var(--accent-soft);
  overflow: hidden;
  overflow-wrap: anywhere;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 4px;
  li:first-child > & b {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
  }
  b {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  small {
    font: var(--type-body);
    color: var(--text-2);
    max-inline-size: 24ch;
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    margin-block-start: auto;
    background: var(--surface-raised);
    color: var(--accent-text);
    box-shadow: var(--shadow-1), var(--edge);
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: -14px;
    inset-block-end: -16px;
    inline-size: 150px;
    block-size: auto;
    filter: drop-shadow(0 12px 14px oklch(0.25 0.05 50 / 0.2));
    transition: transform var(--dur-slow) var(--ease-spring);
  }
  li:first-child > & > img {
    inline-size: 300px;
    inset-inline-end: -24px;
    inset-block-end: -28px;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--accent-line);
    }
    &:hover > img {
      transform: translateY(-6px) rotate(-3deg);
    }
  }
  @media (max-width: 640px) {
    padding: 18px;
    > img {
      inline-size: 96px;
    }
    li:first-child > & > img {
      inline-size: 170px;
    }
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  li {
    padding: 32px;
    border-radius: 30px;
    background: var(--surface-quiet);
  }
  li > span {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 15px;
    margin-block-end: 22px;
    background: var(--ink);
    color: var(--on-ink);
    font: var(--type-label);
  }
  h3 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    margin-block-end: 6px;
  }
  p {
    color: var(--text-2);
  }
  @media (max-width: 640px) {
    grid-template-columns: 1fr;
    gap: 14px;
    li {
      padding: 24px;
    }
  }
`;

const steps = [
  { title: 'place.landing.step1.title', text: 'place.landing.step1.text' },
  { title: 'place.landing.step2.title', text: 'place.landing.step2.text' },
  { title: 'place.landing.step3.title', text: 'place.landing.step3.text' },
] as const;

/**
 * Returns a function that chooses a module. When the customer is to be asked for interests in it,
 * the question opens once the place is chosen (NAV-08): the page to lead to then is in the state of
 * the history entry. A page other than home that the visitor requested first is opened instead.
 */
function useModuleChoice(): (module: Module) => void {
  const actor = useModuleActor();
  const outlet = useOutlet();
  const known = useCustomer()?.interestModules;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (module) => {
    actor.send({ type: 'module.followed', moduleId: module.id });
    outlet(toast('success', 'modules.selected', { about: 'modules' }));
    if (state !== null && state !== paths.home && state !== paths.interest) return;
    const next = interestsAreDue(module, known) ? linkTo('interest') : null;
    if (next !== state) void navigate(pathname + search, { replace: true, state: next });
  };
}

/** The landing page: it first asks where the customer is (NAV-04, LOC-01, API-28). */
export function LandingPage() {
  const outlet = useOutlet();
  const place = usePlaceActor();
  const modules = useModules();
  const chooseModule = useModuleChoice();
  const rental = useModule()?.type === 'rental';
  const hero = useRef<HTMLDivElement>(null);
  const { data } = useQuery(landingQuery());
  const title = data?.headerTitle ?? t('place.landing.title');
  const lead = data?.headerSubTitle ?? t('place.landing.lead');
  usePageTitle(title, lead);
  const choose = useCallback(
    (chosen: Place) => {
      rememberPlace(chosen, outlet);
      place.send({ type: 'place.chosen', place: chosen, rental });
    },
    [place, outlet, rental],
  );
  const openMap = useCallback(
    (at: MapOpening) => outlet({ type: 'overlay.opened', overlay: { kind: 'location', at } }),
    [outlet],
  );
  /**
   * Chooses the module, and focuses the place search, because the visitor needs a place before the
   * module can show any items.
   */
  const begin = (module: Module) => {
    chooseModule(module);
    hero.current?.querySelector('input')?.focus();
    hero.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <Ground>
        <Hero>
          <div ref={hero}>
            <h1>{title}</h1>
            <p>{lead}</p>
            <LocationPanel
              label={t(rental ? 'place.pickup.label' : 'place.search.label')}
              onChosen={choose}
              onMap={openMap}
              outside={
                <Delayed instead={FailedPart}>
                  <NotHereYet />
                </Delayed>
              }
            />
          </div>
          <ModuleWheel modules={modules} onChosen={begin} />
        </Hero>
      </Ground>
      <Wrap>
        <ModuleChoice modules={modules} onChosen={begin} />
        <Part aria-label={t('place.landing.how')}>
          <h2>{t('place.landing.how')}</h2>
          <Steps>
            {steps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden>{index + 1}</span>
                <h3>{t(step.title)}</h3>
                <p>{t(step.text)}</p>
              </li>
            ))}
          </Steps>
        </Part>
        <AppBand modules={modules} />
        <Boundary instead={Nothing}>
          <WhenNear name="testimonials" height={TESTIMONIALS_HEIGHT}>
            <Testimonials />
          </WhenNear>
        </Boundary>
        {/* The footer has the same links. */}
        <Boundary instead={Nothing}>
          <WhenNear name="join" height={BANNERS_HEIGHT}>
            <JoinBanners />
          </WhenNear>
        </Boundary>
      </Wrap>
    </>
  );
}

interface ModuleChoiceProps {
  modules: readonly Module[];
  onChosen: (module: Module) => void;
}

/**
 * Buttons to choose the module with which a visitor begins; renders nothing when there is only one.
 */
function ModuleChoice({ modules, onChosen }: ModuleChoiceProps) {
  const current = useModule();
  if (modules.length < 2) return null;
  return (
    <Part aria-label={t('place.landing.ways')}>
      <h2>{t('place.landing.ways')}</h2>
      <p>{t('modules.picker.title')}</p>
      <ModuleGrid>
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleButton
              type="button"
              data-module={moduleHue(module)}
              aria-pressed={module.id === current?.id}
              onClick={() => onChosen(module)}
            >
              <b>{module.name}</b>
              <small>{module.description}</small>
              <span aria-hidden>
                <ArrowRight className="flip" size={20} />
              </span>
              <Picture src={module.thumbnailUrl} alt="" size={300} />
            </ModuleButton>
          </li>
        ))}
      </ModuleGrid>
    </Part>
  );
}
