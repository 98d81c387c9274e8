import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../messages/index.ts';
import { moveFocus } from './roving.ts';
import { tabMark } from './tabMark.ts';

const List = styled.div`
  display: flex;
  gap: 4px;
  box-shadow: inset 0 -1px var(--line);
  overflow-x: auto;
  scrollbar-width: none;
  > button {
    position: relative;
    min-block-size: 48px;
    padding-inline: 14px;
    font: var(--type-label);
    color: var(--text-2);
    display: inline-flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
    flex: none;
    outline-offset: -3px;
    border-radius: var(--r-sm);
  }
  @media (max-width: 640px) {
    > button {
      flex: 1 0 auto;
      justify-content: center;
    }
  }
  > [aria-selected='true'] {
    color: var(--text);
  }
  @media (hover: hover) {
    > button:hover {
      color: var(--text);
    }
  }
  > [aria-selected='true']::after {
    ${tabMark}
    background: var(--accent);
  }
  small {
    display: grid;
    place-items: center;
    min-inline-size: 22px;
    min-block-size: 22px;
    padding-inline: 6px;
    border-radius: 11px;
    background: var(--fill);
    color: var(--text-2);
    font: var(--type-micro);
    font-variant-numeric: tabular-nums;
  }
`;

interface TabsProps<T extends string> {
  /** The accessible name of the tabs. */
  label: string;
  value: T;
  /** The tabs; `count` is how many entries the panel has. */
  tabs: readonly { value: T; label: string; icon?: ReactNode; count?: number }[];
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * A row of tabs, and the panel of the chosen tab below it. Arrows (mirrored in right-to-left
 * languages), Home and End move and select; Tab moves the focus into the panel.
 */
export function Tabs<T extends string>({ label, value, tabs, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
          const chosen = tabs[moveFocus(event, entries, 'horizontal') ?? -1];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <small>{formatNumber(tab.count)}</small>
              </>
            )}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
