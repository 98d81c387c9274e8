import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { nestedAtRules } from './nestedAtRules.ts';

const steps = [nestedAtRules];

/**
 * Adds the global styles, and configures the style library (styled-components) for everything
 * inside.
 */
export function StyleRoot({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={steps}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
