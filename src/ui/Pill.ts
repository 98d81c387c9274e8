import styled from 'styled-components';

/**
 * A message that floats over the page, just below the bar at the top, so that it covers neither the
 * navigation nor the toasts.
 */
export const Pill = styled.div`
  position: fixed;
  inset-block-start: calc(var(--nav-h) + 12px);
  inset-inline: 16px;
  z-index: var(--z-toast);
  inline-size: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px 18px;
  border-radius: var(--r-full);
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-sm-strong);
  box-shadow: var(--shadow-3);
  pointer-events: none;
  button {
    pointer-events: auto;
    flex: none;
    min-block-size: 44px;
    margin-block: -12px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
