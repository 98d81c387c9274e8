import styled from 'styled-components';
import type { Module } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { Petals } from '../ui/sign/Logo.tsx';
import { Picture } from '../ui/Picture.tsx';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  inline-size: min(560px, 100%);
  justify-self: end;
  &::before {
    content: '';
    position: absolute;
    inset: 12%;
    border-radius: 50%;
    border: 1.5px dashed var(--line-control);
    opacity: 0.7;
  }
  > svg {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 23%;
    block-size: 23%;
    padding: 27px;
    border-radius: 34%;
    background: var(--surface-raised);
    box-shadow: var(--shadow-3), var(--edge);
  }
  li {
    position: absolute;
    translate: -50% -50%;
    inline-size: 30%;
    aspect-ratio: 1;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: radial-gradient(
      circle at 50% 22%,
      light-dark(var(--accent-50), var(--accent-800)),
      light-dark(var(--accent-200), var(--accent-950))
    );
    box-shadow: 0 18px 36px -10px color-mix(in oklab, var(--accent-600) 36%, transparent);
  }
  li > button {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
  }
  li img {
    inline-size: 55%;
    block-size: auto;
    margin-block-end: 11%;
    filter: drop-shadow(0 8px 8px oklch(0.25 0.05 50 / 0.2));
  }
  li span {
    position: absolute;
    inset-block-end: 10%;
    font: var(--type-sm-strong);
    color: light-dark(var(--accent-800), var(--accent-100));
  }
  @media (max-width: 1180px) {
    justify-self: center;
    inline-size: min(420px, 100%);
  }
  @media (max-width: 640px) {
    > svg {
      padding: 18px;
    }
    li span {
      font: var(--type-micro);
    }
  }
`;

/**
 * The position of a module's button, in per cent of the wheel: the first at the top, the others
 * clockwise.
 */
const placeOf = (index: number, count: number) => {
  const angle = (index / count) * 2 * Math.PI;
  return {
    insetInlineStart: `${50 + 36.5 * Math.sin(angle)}%`,
    insetBlockStart: `${50 - 36.5 * Math.cos(angle)}%`,
  };
};

interface ModuleWheelProps {
  modules: readonly Module[];
  /** Called with the module that the visitor picks. */
  onChosen: (module: Module) => void;
}

/** Buttons for the shop's modules, in a circle around its logo. */
export function ModuleWheel({ modules, onChosen }: ModuleWheelProps) {
  return (
    <Frame dir="ltr">
      <Petals />
      <ul aria-label={t('place.landing.modules')}>
        {modules.map((module, index) => (
          <li
            key={module.id}
            data-module={moduleHue(module)}
            style={placeOf(index, modules.length)}
          >
            <Petal module={module} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Petal({ module, onChosen }: { module: Module; onChosen: (module: Module) => void }) {
  return (
    <button type="button" onClick={() => onChosen(module)}>
      <Picture src={module.thumbnailUrl} alt="" size={92} eager />
      <span>{module.name}</span>
    </button>
  );
}
