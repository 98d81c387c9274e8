// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';

afterEach(() => loadMessages('en'));

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('LANG-03: a dialog in %s reads %s', async (language, direction) => {
  await loadMessages(language);
  render(
    <Dialog open title="Basket" onClose={() => undefined}>
      <p>Words</p>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Basket' })).toHaveAttribute('dir', direction);
});
