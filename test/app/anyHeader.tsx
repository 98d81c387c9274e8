import type { ComponentProps } from 'react';
import { Header } from '../../src/app/bars/Header.tsx';

const nothing = () => undefined;

/**
 * The header in English and the light theme; every callback does nothing unless a test gives one.
 */
export function AnyHeader(given: Partial<ComponentProps<typeof Header>>) {
  return (
    <Header language="en" onTheme={nothing} onLanguage={nothing} accountSlot={null} {...given} />
  );
}
