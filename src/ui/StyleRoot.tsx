import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { nestedAtRules } from './nestedAtRules.ts';

/** The nonce of this page load, which the server writes for the style policy. */
function nonceOfPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

const steps = [nestedAtRules];

/** Styles for everything below, allowed by the page's content policy. */
export function StyleRoot({ children }: { children: ReactNode }) {
  const nonce = nonceOfPage();
  return (
    <StyleSheetManager stylisPlugins={steps} {...(nonce === undefined ? {} : { nonce })}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
