// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
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

it('leaves focus on the page when what opened it has gone', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const shown = (open: boolean) => (
    <>
      <main id="content" tabIndex={-1} />
      <Dialog open={open} title="Basket" onClose={() => undefined}>
        <p>Words</p>
      </Dialog>
    </>
  );
  const { rerender } = render(shown(true), { container: root });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  rerender(shown(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  root.remove();
});
