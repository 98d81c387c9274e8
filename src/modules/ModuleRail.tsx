import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Picture } from '../ui/Picture.tsx';
import { moveFocus } from '../ui/menu/roving.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { moduleHue, useModule, useModuleActor, useModules, useModulesPending } from './context.ts';

const Rail = styled.nav`
  position: fixed;
  inset-inline-end: 0;
  inset-block-start: 50%;
  translate: 0 -50%;
  z-index: var(--z-rail);
  inline-size: var(--rail);
  padding: 6px 4px;
  background: var(--surface-raised);
  border-start-start-radius: 22px;
  border-end-start-radius: 22px;
  box-shadow: var(--shadow-3), var(--edge);
  display: flex;
  flex-direction: column;
  gap: 2px;
  button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    min-block-size: 64px;
    border-radius: 17px;
    overflow-wrap: anywhere;
    font: 600 0.75rem/1 var(--font);
    letter-spacing: -0.01em;
    color: var(--text-2);
  }
  @media (hover: hover) {
    button:hover {
      background: var(--accent-soft);
      color: var(--accent-text);
    }
  }
  button[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  img {
    inline-size: 28px;
    block-size: 28px;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Strip = styled.nav`
  display: none;
  @media (max-width: 1180px) {
    display: flex;
    gap: 12px;
    overflow-x: auto;
    scrollbar-width: none;
    padding: 10px var(--gutter) 2px;
  }
  button {
    display: grid;
    justify-items: center;
    gap: 6px;
    grid-template-rows: 58px 1rem;
    inline-size: 6em;
    flex: none;
    font: var(--type-micro);
    color: var(--text-2);
  }
  button > span {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 58px;
    border-radius: 20px;
    background: var(--accent-soft);
  }
  button[aria-pressed='true'] {
    color: var(--text);
  }
  button[aria-pressed='true'] > span {
    box-shadow: inset 0 0 0 2.5px var(--accent);
  }
`;

/** Skeletons for the strip while its modules load; they have its final height. */
const waitingButtons = [1, 2, 3, 4].map((key) => (
  <button key={key} type="button" disabled>
    <span />
    <Skeleton />
  </button>
));

/**
 * Scrolls the strip until the chosen module is in its middle: on a phone it may lie beyond the end.
 */
function showInStrip(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (chosen === null || strip == null) return;
  const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * Buttons that switch the module: a rail at the side or, on small screens, a strip; arrow keys move
 * the focus (MOD-03, NAV-21).
 */
export function ModuleRail({ strip = false }: { strip?: boolean }) {
  const actor = useModuleActor();
  const current = useModule();
  const modules = useModules();
  const waiting = useModulesPending();
  const Place = strip ? Strip : Rail;
  if (modules.length < 2) {
    return strip && waiting ? <Strip aria-hidden>{waitingButtons}</Strip> : null;
  }
  return (
    <Place
      aria-label={t('modules.rail')}
      onKeyDown={(event) => {
        const entries = [...event.currentTarget.querySelectorAll('button')];
        moveFocus(event, entries, strip ? 'horizontal' : 'vertical');
      }}
    >
      {modules.map((module) => (
        <button
          key={module.id}
          type="button"
          data-module={moduleHue(module)}
          aria-pressed={module.id === current?.id}
          ref={module.id === current?.id ? showInStrip : undefined}
          onClick={() => actor.send({ type: 'module.chosen', module })}
        >
          <span>
            <Picture src={module.iconUrl} alt="" size={36} />
          </span>
          {module.name}
        </button>
      ))}
    </Place>
  );
}
