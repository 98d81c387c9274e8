// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadMessages('en');
});

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

/** Frames come as on a busy page, each so many milliseconds after it was asked for. */
function slowFrames(ms: number) {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), ms),
  );
}

it.each([
  ['at once', 0],
  ['on a busy page', 200],
])('leaves focus on the page when what opened it has gone, %s', async (_, frameMs) => {
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
  slowFrames(frameMs);
  rerender(shown(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  root.remove();
});

it.each([
  ['a dialog', false, 'var(--track-h2)'],
  ['a drawer', true, 'var(--track-h3)'],
] as const)('the title of %s has its size of the design', async (_, drawer, tracking) => {
  render(
    <Dialog open title="Basket" drawer={drawer} onClose={() => undefined}>
      <p>Words</p>
    </Dialog>,
  );
  const title = await screen.findByRole('heading', { name: 'Basket' });
  expect(getComputedStyle(title).letterSpacing).toBe(tracking);
});
