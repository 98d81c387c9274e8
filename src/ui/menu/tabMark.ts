import { css } from 'styled-components';

/** The bar at the lower edge of the selected tab, drawn in its `::after`; the tab gives the colour. */
export const tabMark = css`
  content: '';
  position: absolute;
  inset-inline: 10px;
  inset-block-end: 0;
  block-size: 3px;
  border-radius: 3px 3px 0 0;
`;
