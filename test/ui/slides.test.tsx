// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Slides } from '../../src/ui/Slides.tsx';
import { layOutSlides } from './slides.ts';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { failures: 0, isLost: true };
});
vi.mock('../../src/ui/PictureSlides.tsx', (original) => {
  if (!network.isLost) return original();
  network.failures += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('pictures whose code for swiping failed can be swiped when the connection is back', async () => {
  await loadMessages('en');
  vi.spyOn(console, 'error').mockReturnValue();
  layOutSlides();
  render(
    <Slides
      count={3}
      at={1}
      onMove={() => undefined}
      prefersReducedMotion={() => false}
      nameOf={(index) => `Picture ${index + 1} of 3`}
    >
      {(index) => <img alt={`Kayak ${index + 1}`} src={`/${index}.webp`} />}
    </Slides>,
  );
  await vi.waitFor(() => expect(network.failures).toBeGreaterThan(0));
  // Until then the visible picture is shown alone.
  await vi.waitFor(() => expect(screen.getByRole('img', { name: 'Kayak 2' })).toBeVisible());
  expect(screen.queryByRole('group')).toBeNull();
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('group', { name: 'Picture 2 of 3' })).toBeVisible();
  expect(document.querySelectorAll('img')).toHaveLength(3);
});
