// @vitest-environment jsdom
import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { PictureViewer } from '../../src/inbox/PictureViewer.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

function Viewer() {
  const [shown, setShown] = useState(0);
  return (
    <PictureViewer
      pictures={['/one.png', '/two.png']}
      shown={shown}
      onShow={setShown}
      onClose={() => undefined}
    />
  );
}

it('screens: at the last picture the button keeps the focus, which a browser takes from a disabled one', async () => {
  const user = userEvent.setup();
  show(<Viewer />, '/profile?page=inbox');
  const next = await screen.findByRole('button', { name: 'Next picture' });
  const previous = screen.getByRole('button', { name: 'Previous picture' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(screen.getByRole('heading', { name: 'Picture 2 of 2' })).toBeVisible();
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Picture 2 of 2' })).toBeVisible();
  await user.click(previous);
  expect(screen.getByRole('heading', { name: 'Picture 1 of 2' })).toBeVisible();
});
