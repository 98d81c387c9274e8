import type { ComponentProps } from 'react';
import { Header } from '../../src/app/bars/Header.tsx';

const nothing = () => undefined;

/** The header in English and light, in which nothing is listened to but what a test gives. */
export function AnyHeader(given: Partial<ComponentProps<typeof Header>>) {
  return (
    <Header language="en" onTheme={nothing} onLanguage={nothing} accountSlot={null} {...given} />
  );
}
