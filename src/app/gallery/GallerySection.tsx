import type { ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '../../ui/Layout.tsx';

const Block = styled.section`
  margin-block-start: var(--sp-14);
  > h2 {
    margin-block-end: var(--sp-5);
  }
`;

/** A titled part of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Block aria-label={title}>
      <H2>{title}</H2>
      {children}
    </Block>
  );
}

/** Samples side by side in columns that are at least `$least` px wide. */
export const Samples = styled.div<{ $least?: number }>`
  display: grid;
  gap: 24px;
  align-items: start;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(${({ $least = 280 }) => $least}px, 100%), 1fr)
  );
`;

/** Small samples in a line that may wrap. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;

/** The caption of a sample. */
export const Label = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  margin-block-end: 8px;
`;

/** The address of a sample picture on the sandbox server. */
export const picture = (name: string): string => `/sandbox/media/${name}.webp`;
