// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { prefersReducedMotion } from '../../src/platform/browser.ts';
import { PictureSlides } from '../../src/ui/PictureSlides.tsx';
import { layOutSlides, WIDTH } from './slides.ts';

let scrollTo: ReturnType<typeof layOutSlides>;

beforeEach(() => {
  scrollTo = layOutSlides();
});
afterEach(async () => {
  document.documentElement.removeAttribute('data-motion');
  await loadMessages('en');
});

function Three() {
  const [at, setAt] = useState(0);
  return (
    <>
      <PictureSlides
        count={3}
        at={at}
        onMove={setAt}
        prefersReducedMotion={prefersReducedMotion}
        nameOf={(index) => `Picture ${index + 1} of 3`}
      >
        {(index) => <img alt={`Kayak ${index + 1}`} src={`/${index}.webp`} />}
      </PictureSlides>
      <button type="button" onClick={() => setAt(2)}>
        Last
      </button>
    </>
  );
}

/** The row, by the name of the picture that is on the screen. */
const row = (number: number) => screen.getByRole('group', { name: `Picture ${number} of 3` });
const scroller = () => document.querySelector('[data-part=item-group]') as HTMLElement;
const show = async () => {
  render(<Three />);
  // The row is measured in the frames after it is drawn.
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
};

describe.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 1],
  ['ar', '{ArrowLeft}', '{ArrowRight}', -1],
] as const)('slides in %s (WCAG 2.1.1, 4.1.3)', (language, onwards, back, way) => {
  it('are one stop of Tab, moved by arrows round the ends, and announced', async () => {
    await loadMessages(language);
    const user = userEvent.setup();
    await show();
    await user.tab();
    expect(scroller()).toHaveFocus();
    await user.keyboard(onwards);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3'));
    expect(screen.getAllByRole('img')).toEqual([screen.getByAltText('Kayak 2')]);
    await waitFor(() => expect(scroller().scrollLeft).toBe(way * WIDTH));
    await user.keyboard(back);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Picture 1 of 3'));
    await user.keyboard(back);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 3'));
    await waitFor(() => expect(scroller().scrollLeft).toBe(way * 2 * WIDTH));
    await user.keyboard('{Home}');
    await waitFor(() => expect(row(1)).toHaveFocus());
  });

  it('are swiped, and the row stops at the picture that is nearest', async () => {
    await loadMessages(language);
    await show();
    // The finger is down before the row begins to listen to its own scrolling.
    await act(async () => void fireEvent.touchStart(scroller()));
    scroller().scrollLeft = way * WIDTH * 0.9;
    fireEvent.scroll(scroller());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3'));
    expect(screen.getAllByRole('img')).toEqual([screen.getByAltText('Kayak 2')]);
  });
});

it('follow a small picture that is pressed, which says its name itself', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Last' }));
  await waitFor(() => expect(scroller().scrollLeft).toBe(2 * WIDTH));
  expect(row(3)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['less', 'instant'],
  ['full', 'smooth'],
])('move with motion %s: %s', async (motion, behavior) => {
  document.documentElement.dataset['motion'] = motion;
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Last' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ left: 2 * WIDTH, behavior }));
});
