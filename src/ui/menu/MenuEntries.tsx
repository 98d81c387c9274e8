import { LocaleProvider } from '@ark-ui/react/locale';
import { Menu as Ark } from '@ark-ui/react/menu';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { activeLocale } from '../../messages/index.ts';
import { focusById } from '../../platform/focus.ts';

const Box = styled(Ark.Content)`
  z-index: var(--z-menu);
  min-inline-size: max(200px, var(--reference-width));
  padding: 8px;
  background: var(--surface-raised);
  border-radius: var(--r-xl);
  box-shadow: var(--shadow-3), var(--edge);
  outline: none;
  [data-part='item'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 14px;
    font: var(--type-label);
    color: var(--text-2);
    white-space: nowrap;
    cursor: pointer;
  }
  [data-highlighted],
  [data-state='checked'] {
    background: var(--fill);
    color: var(--text);
  }
  /*
   * In a contrast theme the browser leaves out every fill that is not one of its own colours. The
   * entry that the keys have reached has no other mark.
   */
  @media (forced-colors: active) {
    [data-highlighted] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The language of the label, such as 'ar', if it differs from that of the page. */
  lang?: string;
  /** For entries of which one is chosen: true for the chosen entry, false for the others. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuEntriesProps {
  /** The id of the menu's button, which gets the focus again when the menu closes. */
  trigger: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The open list of a menu. The caller has to unmount it when `onClose` is called. */
export function MenuEntries({ trigger, entries, onClose }: MenuEntriesProps) {
  const chosen = entries.find(({ checked }) => checked === true)?.key;
  const leave = () => focusById(trigger);
  // The button gets the focus first, so that what the entry opens returns the focus to it.
  const take = (entry: MenuEntry) => () => {
    leave();
    entry.onSelect();
  };
  return (
    <LocaleProvider locale={activeLocale()}>
      <Ark.Root
        defaultOpen
        onOpenChange={onClose}
        ids={{ trigger }}
        defaultHighlightedValue={chosen ?? entries[0]?.key ?? ''}
        loopFocus
        positioning={{ placement: 'bottom-end' }}
      >
        <Ark.Positioner>
          <Box
            onKeyDownCapture={(event) => {
              if (event.key !== 'Tab') return;
              // Ark's menu ignores Tab; here Tab continues from the button.
              event.stopPropagation();
              leave();
              onClose();
            }}
          >
            <Ark.RadioItemGroup
              value={chosen ?? ''}
              role="presentation"
              aria-labelledby={undefined}
            >
              {entries.map((entry) => {
                const Item = entry.checked === undefined ? Ark.Item : Ark.RadioItem;
                return (
                  <Item key={entry.key} value={entry.key} lang={entry.lang} onClick={take(entry)}>
                    {entry.icon}
                    {entry.label}
                  </Item>
                );
              })}
            </Ark.RadioItemGroup>
          </Box>
        </Ark.Positioner>
      </Ark.Root>
    </LocaleProvider>
  );
}
