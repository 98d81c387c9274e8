import { createGlobalStyle, css } from 'styled-components';

/**
 * The main button of a page on a narrow screen: it stays visible above the tab bar while the page
 * scrolls.
 */
export const docked = css`
  position: sticky;
  inset-block-end: calc(var(--tabbar-h) + 8px + env(safe-area-inset-bottom));
  z-index: 3;
  padding: 8px;
  margin-inline: -8px;
  border-radius: var(--r-xl);
  background: var(--glass);
  backdrop-filter: blur(18px) saturate(1.6);
  box-shadow: var(--shadow-2), var(--edge);
`;

/**
 * Keeps a focused element above the docked button when the browser scrolls it into view. It is a
 * padding of the page, because browsers ignore the scroll margin of a text field.
 */
export const AboveDocked = createGlobalStyle`
  @media (max-width: 1180px) {
    html { scroll-padding-block-end: calc(var(--tabbar-h) + 7rem); }
  }
`;
