import { expect } from '@playwright/test';
import { definePage } from '../paths/page.ts';

export const rootPage = definePage({
  starts: { 'it begins': async (page) => void (await page.goto('/')) },
  acts: {
    // The guest id comes by itself.
    'session.changed: a guest': (page) =>
      page.waitForFunction(() => localStorage.getItem('guest_id') !== null).then(() => undefined),
  },
  answers: {},
  sees: {
    'root.open': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  invisible: {
    'root.broken': 'only a defect of a chart leads to it (see `beyond`)',
  },
  beyond: {
    'root.open | error cart | 0': 'its chart never ends; only a defect in it could throw',
    'root.open | error place | 0': 'its chart never ends; only a defect in it could throw',
    'root.open | error module | 0': 'its chart never ends; only a defect in it could throw',
    'root.open | error authGate | 0': 'its chart never ends; only a defect in it could throw',
    'root.open | error language | 0': 'its chart answers every call; only a defect could throw',
    'root.open | error overlays | 0': 'its chart never ends; only a defect in it could throw',
    'root.open | error session | 0': 'its chart never ends; only a defect in it could throw',
  },
});
