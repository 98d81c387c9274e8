import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { moveFocus } from './roving.ts';

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const Box = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  z-index: var(--z-menu);
  min-inline-size: max(200px, 100%);
  padding: 8px;
  background: var(--surface-raised);
  border-radius: var(--r-xl);
  box-shadow: var(--shadow-3), var(--edge);
  > button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 14px;
    font: var(--type-label);
    color: var(--text-2);
    white-space: nowrap;
    outline-offset: -2px;
  }
  > button:hover,
  > button:focus-visible,
  > [aria-checked='true'] {
    background: var(--fill);
    color: var(--text);
  }
`;

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The language of the label, when it is another than the page's. */
  lang?: string;
  /** Makes it one of a choice; true marks the chosen one. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  entries: readonly MenuEntry[];
  /** Draws the button that opens it; spread what it is given onto the button. */
  children: (button: {
    id: string;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  }) => ReactNode;
}

/**
 * Actions behind a button. Arrow down opens it on the chosen or first entry, arrows, Home, End and
 * letters move, Enter takes, Escape and Tab close it; the focus goes back to the button.
 */
export function Menu({ entries, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Anchor>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && <Entries opener={id} entries={entries} onClose={() => setOpen(false)} />}
    </Anchor>
  );
}

interface EntriesProps {
  opener: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

function Entries({ opener, entries, onClose }: EntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const place = box.current;
    const chosen = place?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? place?.querySelector<HTMLElement>('button'))?.focus();
    const leave = (event: PointerEvent) => {
      const inside = event.target instanceof Node && place?.parentElement?.contains(event.target);
      if (inside !== true) close.current();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const goBack = () => {
    onClose();
    document.getElementById(opener)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    if (event.key === 'Tab') onClose();
    else if (event.key === 'Escape') {
      // Only the top layer closes: a dialog around the menu stays.
      event.stopPropagation();
      goBack();
    } else if (moveFocus(event, rows, 'vertical') === null && event.key.length === 1) {
      const letter = event.key.toLocaleLowerCase();
      rows.find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus();
    }
  };
  return (
    <Box ref={box} role="menu" tabIndex={-1} aria-labelledby={opener} onKeyDown={onKeyDown}>
      {entries.map(({ key, label, icon, lang, checked, onSelect }) => (
        <button
          key={key}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          lang={lang}
          tabIndex={-1}
          onClick={() => {
            goBack();
            onSelect();
          }}
        >
          {icon}
          {label}
        </button>
      ))}
    </Box>
  );
}
