import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The list of an order's facts, such as its store and address. */
export const Facts = styled.ul`
  display: grid;
  margin-block-end: 12px;
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding-block: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > span {
    display: grid;
    place-items: center;
    block-size: 44px;
    border-radius: var(--r-md);
    background: var(--fill);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
  b {
    font: var(--type-label);
  }
  p {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

/** One fact of an order: an icon, a label and a value. */
export function Fact({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <li>
      <span aria-hidden>{icon}</span>
      <div>
        <small>{label}</small>
        {children}
      </div>
    </li>
  );
}
