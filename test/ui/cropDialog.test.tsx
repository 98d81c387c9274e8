// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { CropDialog } from '../../src/ui/field/CropDialog.tsx';
import { png } from '../rules/pictures.ts';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});

/** Gives the viewport this size, as a browser lays it out in the dialog. */
const measures = (width: number, height: number): void => {
  const sides = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    ...sides,
    toJSON: () => sides,
  });
};
beforeEach(() => {
  measures(384, 320);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Shows the dialog with a picture of this size. */
async function open(width: number, height: number) {
  render(
    <CropDialog
      source={new File([png(width, height)], 'me.png', { type: 'image/png' })}
      title="Your picture"
      ratio={1}
      shape="Image must be square (1:1)."
      onCrop={() => undefined}
      onUnreadable={() => undefined}
      onDecline={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Your picture' });
  const image = dialog.querySelector('img');
  const area = dialog.querySelector('[data-part=viewport]');
  if (image === null || area === null) throw new Error('The dialog shows no picture.');
  for (const [name, value] of Object.entries({
    naturalWidth: width,
    naturalHeight: height,
    complete: true,
  })) {
    Object.defineProperty(image, name, { configurable: true, value });
  }
  fireEvent.load(image);
  const frame = await screen.findByRole('slider', { name: 'The part that is used' });
  const { style } = screen.getByRole('group', { name: 'Your picture' });
  const part = (name: string) => style.getPropertyValue(name);
  return { part, frame, area };
}

const zoom = () => screen.getByRole('slider', { name: 'Zoom' });

it.each([
  ['an upright photograph', 800, 1200, '1.25'],
  ['a small picture', 100, 100, '2.75'],
  ['a wide photograph', 1200, 800, '1'],
])('PROF-07: %s covers the frame from the beginning', async (_, width, height, expected) => {
  await open(width, height);
  await waitFor(() => expect(zoom()).toHaveAttribute('aria-valuenow', expected));
});

it('PROF-07: Rotate turns the picture again after a full turn', async () => {
  const user = userEvent.setup();
  const { part } = await open(1200, 800);
  for (const angle of ['90', '180', '270', '0', '90']) {
    await user.click(screen.getByRole('button', { name: 'Rotate' }));
    await waitFor(() => expect(part('--image-rotation')).toBe(angle));
  }
});

it('PROF-07: the part stays square when keys resize it', async () => {
  const { part, frame } = await open(1200, 800);
  const sides = () => [part('--crop-width'), part('--crop-height')];
  expect(sides()).toEqual(['256px', '256px']);
  fireEvent.keyDown(frame, { key: 'ArrowLeft', altKey: true, shiftKey: true });
  await waitFor(() => expect(sides()).toEqual(['246px', '246px']));
  fireEvent.keyDown(frame, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(sides()).toEqual(['247px', '247px']));
});

it('PROF-07: the part can be moved to each edge once the dialog has opened', async () => {
  // While it opens, the dialog is smaller.
  measures(372, 310);
  const { part, frame, area } = await open(1200, 800);
  measures(384, 320);
  // React listens to the old name where styles have no property `animation`, as in jsdom.
  fireEvent(area, new Event('webkitAnimationEnd', { bubbles: true }));
  await waitFor(() => expect(part('--crop-width')).toBe('256px'));
  for (const left of ['114px', '128px']) {
    fireEvent.keyDown(frame, { key: 'ArrowRight', ctrlKey: true });
    await waitFor(() => expect(part('--crop-x')).toBe(left));
  }
});
