// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { StepTitle } from '../../src/identity/signIn/StepTitle.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';

beforeAll(() => loadMessages('en'));

it('WCAG 2.4.3: the title of sign-in takes the focus that the dialog had while it was loading', async () => {
  const shown = (isLoaded: boolean) => (
    <Dialog open bare title="" onClose={() => undefined}>
      <button type="button">Close</button>
      {isLoaded && <StepTitle>Sign In</StepTitle>}
    </Dialog>
  );
  const { rerender } = render(shown(false));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  rerender(shown(true));
  expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus();
});
