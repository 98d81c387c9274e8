// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { routerWindow } from '../../src/platform/browser.ts';
import { Dialog, DialogTitle } from '../../src/ui/Dialog.tsx';

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

it('Back closes a dialog from the moment in which it is visible', async () => {
  const router = vi.fn();
  routerWindow.addEventListener('popstate', router);
  onTestFinished(() => routerWindow.removeEventListener('popstate', router));
  const back = vi.fn();
  /** Looks at the history in the task in which the dialog becomes visible, after its own effects. */
  function Opening() {
    useLayoutEffect(() => {
      expect(window.history.state).toMatchObject({ layer: true });
    });
    return (
      <Dialog open title="Basket" onClose={back}>
        <p>Words</p>
      </Dialog>
    );
  }
  render(<Opening />);
  window.history.back();
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  expect(router).not.toHaveBeenCalled();
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

it('the title breaks a long word, which would move the close button out of the dialog', async () => {
  const title = 'Lebensmittelgroßhandel'.repeat(8);
  render(
    <Dialog open title={title} onClose={() => undefined}>
      <p>Words</p>
    </Dialog>,
  );
  const heading = await screen.findByRole('heading', { name: title });
  expect(getComputedStyle(heading).overflowWrap).toBe('anywhere');
});

it('WCAG 4.1.2: a dialog whose title comes later is named by it, too', async () => {
  const shown = (content: ReactNode) => (
    <Dialog open bare title="" onClose={() => undefined}>
      <button type="button">Close</button>
      {content}
    </Dialog>
  );
  const { rerender } = render(shown(null));
  await screen.findByRole('dialog');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  rerender(
    shown(
      <DialogTitle asChild>
        <h2>Sign In</h2>
      </DialogTitle>,
    ),
  );
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

it.each([
  ['the opener, on the same page', '/home', 'Open cart'],
  ['the content, when it has led to another page', '/checkout', 'content'],
])('WCAG 2.4.3: a closed dialog gives the focus to %s', async (_, path, name) => {
  window.history.replaceState(null, '', '/home');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const shown = (open: boolean) => (
    <>
      <button type="button">Open cart</button>
      <main aria-label="content" tabIndex={-1} />
      <Dialog open={open} title="Basket" onClose={() => undefined}>
        <p>Words</p>
      </Dialog>
    </>
  );
  const { rerender } = render(shown(false), { container: root });
  screen.getByRole('button', { name: 'Open cart' }).focus();
  rerender(shown(true));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  window.history.replaceState(null, '', path);
  rerender(shown(false));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  // It stays there when the dialog is completely gone.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toHaveAccessibleName(name);
  root.remove();
});
