import styled from 'styled-components';
import type { Tint } from './Panels.tsx';
import { Picture } from './Picture.tsx';

const List = styled.ul<{ $count: number; $lines: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 16px;
  > li {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 22px;
    border-radius: 24px;
    background: var(--surface-quiet);
  }
  span {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    margin-block-end: 12px;
    border-radius: 20px;
    background: radial-gradient(110% 90% at 50% 18%, var(--stage-a), var(--stage-b));
  }
  small {
    font: var(--type-sm-strong);
    color: var(--accent-text);
  }
  b {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  @media (max-width: 1180px) {
    ${({ $count }) => $count > 3 && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    > li {
      grid-template-columns: 56px minmax(0, 1fr);
      column-gap: 16px;
      padding: 16px;
      align-content: center;
    }
    span {
      grid-row: span ${({ $lines }) => $lines};
      inline-size: 56px;
      block-size: 56px;
      margin: 0;
    }
  }
`;

interface Step {
  title: string;
  text: string;
  /** The name of a picture in `public/objects`, without `.webp`. */
  object: string;
  tint: Tint;
}

interface StepsProps {
  steps: readonly Step[];
  /** Whether the steps have a fixed order; each then shows its number. */
  numbered?: boolean;
}

/** Explains how something works: a few steps, each with a picture. */
export function Steps({ steps, numbered = false }: StepsProps) {
  return (
    <List as={numbered ? 'ol' : 'ul'} $count={steps.length} $lines={numbered ? 3 : 2}>
      {steps.map(({ title, text, object, tint }, index) => (
        <li key={title}>
          <span aria-hidden data-tint={tint}>
            <Picture src={`/objects/${object}.webp`} alt="" size={40} />
          </span>
          {numbered && <small>{index + 1}</small>}
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
