import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton.tsx';
import { H1 } from '../Layout.tsx';
import { Link } from '../Link.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding-block: 32px 24px;
  @media screen and (max-width: 1180px) {
    /* Without a box of its own, so that the bar sticks to the top of the whole page. */
    display: contents;
    > :nth-child(2) {
      margin-block-end: 16px;
    }
    header:has(~ main &) {
      border: 0;
    }
    /* The last line of the shop's header, which says that the connection is lost, stays. */
    header:has(~ main &) > :not([role='status']) {
      display: none;
    }
  }
`;

const Bar = styled.div<{ $backIsNarrow: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 14px;
  overflow-wrap: anywhere;
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  p {
    margin-block-start: 2px;
    color: var(--text-2);
  }
  @media (min-width: 1181px) {
    > a:first-child {
      ${({ $backIsNarrow }) => $backIsNarrow && 'display: none;'}
    }
  }
  @media screen and (max-width: 1180px) {
    position: sticky;
    /* While the shop's header says something, --nav-h is larger by the height of that line. */
    inset-block-start: calc(var(--nav-h) - 76px);
    z-index: var(--z-header);
    gap: 6px;
    min-block-size: 60px;
    margin-inline: calc(-1 * var(--gutter));
    margin-block-end: 16px;
    padding: 8px var(--gutter);
    background: var(--glass);
    backdrop-filter: blur(16px) saturate(1.6);
    border-block-end: 1px solid var(--line);
    /* The icon is aligned with the page, not the larger area that can be pressed. */
    > a:first-child {
      margin-inline-start: -12px;
      background: none;
    }
    h1 {
      font: var(--type-title);
      letter-spacing: var(--track-title);
    }
    p {
      font: var(--type-xs);
      color: var(--text-3);
    }
  }
`;

interface SubpageHeadProps {
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  /** The path of the page above, to which the arrow leads. */
  to: string;
  /** What the arrow is called for screen readers: the page above. */
  back: string;
  /** Whether the arrow is left out on a wide screen, where the shop's header leads back. */
  backIsNarrow?: boolean;
  /** A button at the end of the bar. */
  action?: ReactNode;
  /** Shown beside the title on a wide screen, and below the bar on a narrow one. */
  children?: ReactNode;
}

/**
 * The head of a page one level down: the way back, the title and an action. On a narrow screen it
 * is a bar at the top that takes the place of the shop's bar. It has to be a direct child of the
 * `Wrap` of the page, which has no padding above it.
 */
export function SubpageHead(props: SubpageHeadProps) {
  const { title, note, to, back, backIsNarrow = false, action, children } = props;
  return (
    <Head>
      <Bar $backIsNarrow={backIsNarrow}>
        <IconButton as={Link} to={to} $look="fill" aria-label={back} data-screen>
          <ArrowLeft className="flip" size={20} aria-hidden />
        </IconButton>
        <div>
          <H1>{title}</H1>
          {note !== undefined && <p>{note}</p>}
        </div>
        {action}
      </Bar>
      {children}
    </Head>
  );
}
