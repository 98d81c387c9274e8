// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadMessages, setTimeZone } from '../../src/messages/index.ts';
import { SaleTimes } from '../../src/shop/SaleTimes.tsx';

beforeAll(() => loadMessages('en'));

it.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'ITEM-13: the page server says the same day as the device of a visitor in %s',
  (zone) => {
    setTimeZone(zone);
    onTestFinished(() => setTimeZone(undefined));
    const item = {
      availableFrom: null,
      availableTo: null,
      campaignFrom: '2026-11-24',
      campaignTo: '2026-12-01 10:00:00',
    };
    render(<SaleTimes item={item} config={{ twelveHourClock: true }} />);
    expect(screen.getByText('Nov 24, 2026 to Dec 1, 2026')).toBeVisible();
  },
);
