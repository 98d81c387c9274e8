import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { nestedAtRules } from './nestedAtRules.ts';

const steps = [nestedAtRules];

/** Configures the style library (styled-components) for everything inside. */
export function StyleRoot({ children }: { children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={steps}>{children}</StyleSheetManager>;
}
