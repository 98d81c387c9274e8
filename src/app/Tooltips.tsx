import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { activeLocale } from '../messages/index.ts';
import { watchHover } from '../platform/hover.ts';

const Box = styled(Ark.Content)`
  z-index: var(--z-tooltip);
  max-inline-size: 240px;
  padding: 6px 10px;
  border-radius: 8px;
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-xs);
  pointer-events: none;
`;

/**
 * The greatest width and height in px of a control that gets a tooltip. Larger controls have room
 * for a visible text.
 */
const MAX_PX = 64;

/**
 * Whether a control shows only an icon, perhaps with a number, so that its name is not visible.
 * Such a control needs a tooltip.
 */
const isIcon = (control: HTMLElement): boolean =>
  control.offsetWidth <= MAX_PX &&
  control.offsetHeight <= MAX_PX &&
  !/\p{L}/u.test(control.textContent);

/**
 * Shows the name of the icon button under the mouse. One tooltip serves all buttons, so that no
 * button needs code for it. It is hidden from screen readers, which read the button's own name.
 */
export function Tooltips() {
  const [named, setNamed] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      watchHover('button[aria-label], a[aria-label]', (control) =>
        setNamed(control !== null && isIcon(control) ? control : null),
      ),
    [],
  );
  if (named === null) return null;
  return (
    <LocaleProvider locale={activeLocale()}>
      <Ark.Root
        open
        closeOnEscape={false}
        positioning={{ placement: 'bottom', gutter: 8, getAnchorElement: () => named }}
      >
        <Portal>
          <Ark.Positioner>
            <Box aria-hidden>{named.getAttribute('aria-label')}</Box>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  );
}
