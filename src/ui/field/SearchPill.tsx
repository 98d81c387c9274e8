import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** The frame of a search field, in the shape of a pill. Put an icon and an `input` in it. */
export const SearchPill = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 1;
  min-inline-size: 0;
  block-size: 48px;
  padding-inline: 18px 4px;
  border-radius: var(--r-full);
  background: var(--fill);
  color: var(--text-3);
  @media (hover: hover) {
    &:hover {
      background: var(--fill-hover);
    }
  }
  &:focus-within {
    background: var(--surface);
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    background: none;
    border: 0;
    outline: 0;
    color: var(--text);
    font: var(--type-body);
    @media (pointer: coarse) {
      font-size: 1rem;
    }
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  kbd {
    font: 600 0.75rem/1 var(--font);
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: 7px;
    padding: 5px 8px;
    margin-inline-end: 6px;
    @media (max-width: 1360px) {
      display: none;
    }
  }
  &:focus-within kbd {
    display: none;
  }
`;

/**
 * Returns a ref for an input. The input gets the focus when the key `/` is pressed, unless the
 * customer is typing in a field.
 */
export function useSlashFocus(enabled: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!enabled) return;
    const focus = (event: KeyboardEvent) => {
      const { target } = event;
      const typing =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input,textarea,select') !== null);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [enabled]);
  return field;
}
