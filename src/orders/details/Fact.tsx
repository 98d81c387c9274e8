import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The list of an order's facts, such as its store and address. */
export const Facts = styled.ul`
  display: grid;
  gap: 18px;
  margin-block-end: 12px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 14px;
  }
  svg {
    margin-block-start: 2px;
    color: var(--text-3);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
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
      {icon}
      <div>
        <small>{label}</small>
        {children}
      </div>
    </li>
  );
}
