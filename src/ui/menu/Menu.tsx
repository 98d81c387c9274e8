import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Delayed } from '../lazy/Delayed.tsx';
import { FailedLayer } from '../lazy/FailedLayer.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { MenuEntry } from './MenuEntries.tsx';

const MenuEntries = lazyPart(async () => (await import('./MenuEntries.tsx')).MenuEntries);

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

interface MenuProps {
  entries: readonly MenuEntry[];
  /** Renders the button that opens the menu; spread the given props onto it. */
  children: (button: {
    id: string;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onPointerEnter: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  }) => ReactNode;
}

/**
 * A button, and the menu of actions that it opens. A press or arrow down opens the menu at the
 * selected or first entry. Arrows, Home, End and letters move, Enter chooses, Escape and Tab close;
 * then the focus returns to the button. The list comes from Ark and is loaded at the first use.
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
        onPointerEnter: () => void MenuEntries.preload().catch(() => undefined),
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <Delayed instead={FailedLayer} onLeave={() => setOpen(false)}>
          <MenuEntries trigger={id} entries={entries} onClose={() => setOpen(false)} />
        </Delayed>
      )}
    </Anchor>
  );
}
