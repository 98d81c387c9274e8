import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('issue 19: the scheduler whose slices the shop sets is the one that React works with', () => {
  const ours = createRequire(import.meta.url);
  const ofReact = createRequire(ours.resolve('react-dom'));
  expect(ours.resolve('scheduler')).toBe(ofReact.resolve('scheduler'));
});
