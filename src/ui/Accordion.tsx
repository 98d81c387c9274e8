import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Fold = styled.details`
  border-block-end: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    font: var(--type-label);
    cursor: pointer;
    list-style: none;
    border-radius: var(--r-sm);
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    color: var(--text-3);
    transition: transform var(--dur-base) var(--ease-standard);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > div {
    padding-block-end: 18px;
    color: var(--text-2);
  }
`;

interface AccordionProps {
  parts: readonly { key: string; title: ReactNode; body: ReactNode }[];
  /** The key of the part that is open at first. */
  open?: string;
  /** Whether opening one part closes the others. */
  single?: boolean;
}

/**
 * Titles with collapsible contents. They are native `details` elements, so that the browser's
 * search also finds text in closed parts.
 */
export function Accordion({ parts, open, single = false }: AccordionProps) {
  const name = useId();
  return (
    <div>
      {parts.map(({ key, title, body }) => (
        <Fold key={key} open={key === open} name={single ? name : undefined}>
          <summary>
            {title}
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div>{body}</div>
        </Fold>
      ))}
    </div>
  );
}
