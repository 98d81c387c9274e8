import { createGlobalStyle } from 'styled-components';

/**
 * The reset and the base styles of every page; the design tokens are in `tokens.css`. The keyframes
 * of all animations are here, because a browser that gets new ones later recalculates the styles of
 * the complete page. `main` contains the margins of its pages, so that it does not move when one
 * page replaces another.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-inline-size: 0; }
  legend { padding: 0; }
  ul, ol { list-style: none; }
  img, svg { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
  a { color: inherit; text-decoration: none; }
  main { display: flow-root; }
  [hidden] { display: none !important; }
  html { background: var(--bg); -webkit-text-size-adjust: 100%; scroll-padding-block: 96px 100px; }
  body {
    font: var(--type-body);
    color: var(--text);
    background: var(--bg);
    min-block-size: 100dvh;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  ::selection { background: var(--selection); }
  :focus-visible { outline: var(--focus-width) solid var(--focus-color); outline-offset: var(--focus-offset); }
  main:focus { outline: 0; }
  h1, h2, h3, h4 { text-wrap: balance; }
  p { text-wrap: pretty; }
  bdi { unicode-bidi: isolate; }
  [dir='rtl'] .flip { transform: scaleX(-1); }
  @keyframes fade { from { opacity: 0; } }
  @keyframes rise { from { opacity: 0; transform: scale(0.97) translateY(8px); } }
  @keyframes slide { from { opacity: 0; transform: translateX(var(--from)); } }
  @keyframes turn { to { transform: rotate(1turn); } }
  @keyframes shine { from { transform: translateX(-100%); } to { transform: translateX(100%); } }
  @media print {
    :root[data-theme] { color-scheme: light; }
    /* On paper only the content of the page is of use: no bars around it and no buttons. */
    body *:not(:has(main), main, main *), main :is(button, nav, [data-screen]) { display: none !important; }
  }
  .lucide { flex: none; }
  :where(.lucide[stroke-width='2']) { stroke-width: 1.9; }
  :where(.lucide[width='14'][stroke-width='2']) { stroke-width: 2.3; }
  :where(.lucide[width='16'][stroke-width='2']) { stroke-width: 2.1; }
  :where(.lucide[width='24'][stroke-width='2']) { stroke-width: 1.8; }
`;
