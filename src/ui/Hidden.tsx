import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Hides a text visually; assistive technology still reads it. */
export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only. */
export const Hidden = styled.span`
  ${hidden}
`;

/**
 * The first link of the page for keyboard users: it skips the navigation and leads to the content.
 */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: var(--z-tooltip);
  transform: translateY(-200%);
  background: var(--ink);
  color: var(--on-ink);
  padding: 12px 16px;
  border-radius: var(--r-md);
  &:focus {
    transform: none;
  }
`;

/**
 * Announces a change to screen readers without showing it. Keep it mounted, because only changes
 * inside an existing region are announced.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <Hidden role="status" aria-live="polite">
      {children}
    </Hidden>
  );
}
