// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { skipStaleLayerEntry } from '../../src/platform/browser.ts';

it('a page that was loaded anew on the entry of a layer is left with one Back', async () => {
  window.history.replaceState({ idx: 0 }, '', '/home');
  window.history.pushState({ idx: 1 }, '', '/store');
  window.history.pushState({ idx: 1, layer: true }, '', '/store');
  skipStaleLayerEntry();
  window.history.back();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/home'));
});
