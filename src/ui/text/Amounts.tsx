import styled from 'styled-components';
import type { ReactNode } from 'react';

const List = styled.dl`
  display: grid;
  gap: 11px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  dt {
    /* The amount goes below its label only where the label's longest word does not fit beside it. */
    flex: 1 1 min-content;
    color: var(--text-2);
  }
  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-weight: 560;
  }
  [data-off] dd {
    color: var(--success);
  }
  [data-total] {
    border-block-start: 1.5px dashed var(--line-strong);
    padding-block-start: 14px;
    margin-block-start: 5px;
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  [data-total] dt,
  [data-total] dd {
    color: var(--text);
    font-weight: inherit;
  }
`;

export interface AmountRow {
  label: string;
  /** The amount, or a text if there is no amount. */
  value: ReactNode;
  /**
   * 'off' is the look of an amount that is subtracted, such as a discount; 'total' that of the last
   * row.
   */
  look?: 'off' | 'total';
}

/** A list of amounts and their total, each with its label. */
export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, look }) => (
        <div
          key={label}
          data-off={look === 'off' || undefined}
          data-total={look === 'total' || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
