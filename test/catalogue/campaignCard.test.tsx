// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CampaignCard } from '../../src/catalogue/home/CampaignCard.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, show } from './wireShop.tsx';

it('a campaign that ends while its card stays on the screen is marked as ended', async () => {
  await loadMessages('en');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 23, 59) });
  onTestFinished(() => void vi.useRealTimers());
  serve(() => undefined);
  const campaign = {
    id: 3,
    title: 'Harvest week',
    description: '',
    imageUrl: null,
    startTime: null,
    endTime: null,
    startDate: '2026-11-18',
    endDate: '2026-11-24',
    stores: [],
  };
  show(<CampaignCard campaign={campaign} eager={false} />, '/home');
  expect(await screen.findByRole('link', { name: 'Harvest week' })).toBeVisible();
  expect(screen.queryByText('Ended')).toBeNull();
  vi.setSystemTime(new Date(2026, 10, 25, 0, 1));
  expect(await screen.findByText('Ended', {}, { timeout: 9000 })).toBeVisible();
});
