import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { nestedAtRules } from './nestedAtRules.ts';

const steps = [nestedAtRules];

/** Provides the global styles, and the setup of the style library, for everything inside. */
export function StyleRoot({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={steps}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
