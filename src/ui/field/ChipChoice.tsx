import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.tsx';
import { Row, ScrollRow } from '../Layout.tsx';
import { moveFocus } from '../menu/roving.ts';

/**
 * A row of chips that scrolls sideways and stays within its panel. A mouse cannot scroll sideways,
 * so for mouse users the chips wrap to several lines.
 */
const Scrolling = styled(ScrollRow)`
  /* Room for the focus ring of the outer chips, which the scrolling row would cut off. */
  margin-inline: -3px;
  padding-inline: 5px;
  @media (hover: hover) {
    flex-wrap: wrap;
  }
`;

interface ChipChoiceProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  /** The value of the chosen chip. No chip is chosen if it is null or not one of the options. */
  value: T | null;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  onChange: (value: T) => void;
  /**
   * For many options: on touch screens the chips are one row that scrolls sideways, not several
   * rows.
   */
  scrolls?: boolean;
}

/**
 * Chips, of which one is selected: a radio group with one tab stop. Arrow keys (mirrored in
 * right-to-left languages), Home and End move the focus and select. While an arrow key is held
 * down, only the focus moves; the chip is selected when the key is released, so that its effect
 * runs once.
 */
export function ChipChoice<T extends string>({
  label,
  value,
  options,
  onChange,
  scrolls = false,
}: ChipChoiceProps<T>) {
  const passedBy = useRef<T | null>(null);
  const open = options.filter(({ disabled }) => disabled !== true);
  const stop = open.find((option) => option.value === value) ?? open[0];
  const Chips = scrolls ? Scrolling : Row;
  return (
    <Chips
      $gap={10}
      {...(scrolls ? {} : { $wrap: true })}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        // Arrows with a modifier key belong to the browser: Alt and an arrow go back.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const entries = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:enabled'),
        ];
        const at =
          moveFocus(event, entries, 'horizontal') ?? moveFocus(event, entries, 'vertical') ?? -1;
        const reached = open[at];
        if (reached === undefined) return;
        if (event.repeat) passedBy.current = reached.value;
        else onChange(reached.value);
      }}
      onKeyUp={() => {
        const reached = passedBy.current;
        passedBy.current = null;
        if (reached !== null && reached !== value) onChange(reached);
      }}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option === stop ? 0 : -1}
          disabled={option.disabled}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </Chip>
      ))}
    </Chips>
  );
}
