import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Limits content to the width of the page, with a gutter at each side. */
export const Wrap = styled.div`
  inline-size: min(var(--content-max), 100% - 2 * var(--gutter));
  margin-inline: auto;
`;

export const Row = styled.div<{ $gap?: number; $between?: boolean; $wrap?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ $gap = 12 }) => $gap}px;
  ${({ $between }) => $between && 'justify-content: space-between;'}
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
`;

export const Column = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 12 }) => $gap}px;
  min-inline-size: 0;
`;

/**
 * How many columns a grid with `$columns` has on a wide screen, a tablet, a small tablet and a
 * phone. Use 3 and 4 for wide cards, 5 for square cards, and 6 for square cards beside a side
 * column.
 */
const columns = {
  2: [2, 2, 2, 1],
  3: [3, 3, 2, 1],
  4: [4, 3, 2, 1],
  5: [5, 4, 3, 2],
  6: [4, 4, 3, 2],
} as const;

/** A row that scrolls sideways, to the edge of the screen; its items do not shrink. */
export const rail = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  scroll-padding-inline: var(--gutter);
  > * {
    flex: none;
    scroll-snap-align: start;
  }
`;

/**
 * A grid of cards; `$columns` decides how many there are beside each other, and smaller screens
 * have fewer. With `$rail` it is a row that scrolls sideways on a phone.
 */
export const Grid = styled.div<{ $columns: keyof typeof columns; $rail?: boolean }>`
  display: grid;
  gap: var(--grid-gap);
  row-gap: 36px;
  grid-template-columns: repeat(${({ $columns }) => columns[$columns][0]}, minmax(0, 1fr));
  @media (max-width: 1180px) {
    grid-template-columns: repeat(${({ $columns }) => columns[$columns][1]}, minmax(0, 1fr));
  }
  @media (max-width: 860px) {
    grid-template-columns: repeat(${({ $columns }) => columns[$columns][2]}, minmax(0, 1fr));
  }
  @media (max-width: 640px) {
    grid-template-columns: repeat(${({ $columns }) => columns[$columns][3]}, minmax(0, 1fr));
    row-gap: 28px;
    ${({ $rail }) =>
      $rail &&
      css`
        ${rail}
        gap: 14px;
        > * {
          inline-size: 284px;
        }
      `}
  }
`;

/**
 * A row that scrolls sideways. On a narrow screen it reaches the edges of the screen; on a wide one
 * it stays in its column, because the module links are beside it. The padding leaves room for the
 * focus ring.
 */
export const ScrollRow = styled.div<{ $gap?: number }>`
  ${rail}
  gap: ${({ $gap = 12 }) => $gap}px;
  @media (min-width: 1181px) {
    margin-inline: -4px;
    padding-inline: 4px;
    scroll-padding-inline: 4px;
  }
`;

export const H1 = styled.h1`
  font: var(--type-h1);
  letter-spacing: var(--track-h1);
`;
export const H2 = styled.h2`
  font: var(--type-h2);
  letter-spacing: var(--track-h2);
`;
export const H3 = styled.h3`
  font: var(--type-h3);
  letter-spacing: var(--track-h3);
`;

const Block = styled.section`
  margin-block-start: var(--section-gap);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  margin-block-end: var(--sp-6);
  > div {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-2);
    margin-block-start: 4px;
  }
  @media (max-width: 640px) {
    margin-block-end: var(--sp-4);
    align-items: center;
    p {
      display: none;
    }
  }
`;

/** A titled section of a page. `action` is usually one link to more of the same. */
export function Section({
  id,
  title,
  note,
  action,
  children,
}: {
  /** The id of the section, so that links can lead to it. */
  id?: string;
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Block id={id} aria-label={title}>
      <Head>
        <div>
          <H2>{title}</H2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {action}
      </Head>
      {children}
    </Block>
  );
}

/**
 * A box for a part of a form or a summary. 'line' has a thin border, 'quiet' a tinted background,
 * 'raised' a shadow.
 */
export const Panel = styled.section<{ $look?: 'line' | 'quiet' | 'raised' }>`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-2xl);
  padding: 28px;
  ${({ $look }) =>
    $look === 'quiet' &&
    css`
      background: var(--surface-quiet);
      border-color: transparent;
    `}
  ${({ $look }) =>
    $look === 'raised' &&
    css`
      background: var(--surface-raised);
      border-color: transparent;
      box-shadow: var(--shadow-3), var(--edge);
    `}
  @media (max-width: 640px) {
    padding: 20px;
  }
`;
