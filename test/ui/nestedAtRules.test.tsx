import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { nestedAtRules } from '../../src/ui/style/nestedAtRules.ts';

const Box = styled.div`
  color: red;
  @media (hover: hover) {
    color: blue;
    &:hover,
    [dir='rtl'] & > img {
      color: green;
    }
    .rail & + & {
      color: black;
    }
  }
  @supports (display: grid) {
    display: grid;
  }
`;

it('conditions stand inside the rules of their component, and say the same', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <StyleSheetManager stylisPlugins={[nestedAtRules]}>
        <Box />
      </StyleSheetManager>
    </StyleSheetManager>,
  );
  const [, name] = /class="\S+ (\S+)"/.exec(html) ?? [];
  // The styles of a build have no spaces, so they are compared without spaces.
  const css = sheet.getStyleTags().replaceAll(String(name), 'a').replaceAll(': ', ':');
  expect(css).toContain('.a{color:red;}');
  expect(css).toContain(
    `.a{@media (hover:hover){&{color:blue;}&:hover,[dir='rtl'] &>img{color:green;}.rail &+&{color:black;}}}`,
  );
  expect(css).toContain('.a{@supports (display:grid){&{display:grid;}}}');
  sheet.seal();
});
