// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { CategoriesPage } from '../../src/catalogue/search/CategoriesPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

it('MSG-21: a page that is opened without a connection says so, and comes by itself with the connection', async () => {
  await loadMessages('en');
  let isOffline = true;
  serve(() => {
    if (isOffline) throw new TypeError('Failed to fetch');
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  show(<CategoriesPage />, '/categories');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No connection to the shop. What you did is kept.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  isOffline = false;
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Kitchen')).toBeVisible();
});
