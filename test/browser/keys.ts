import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of key presses to reach an element of a page. */
const MAX_PRESSES = 400;

/**
 * Whether the goal has left the page, whether the focus is on it, and why a sighted keyboard user could not see the present
 * focus: '' when it is visible.
 */
function lookFor(goal: Element): { gone: boolean; there: boolean; trouble: string } {
  const gone = !goal.isConnected;
  const at = document.activeElement ?? document.body;
  const there = at === goal;
  // When what had the focus is gone, `main` has it without a ring: nobody reaches it by Tab.
  if (at.matches('body, main')) return { gone, there, trouble: '' };
  const isRinged = (one: Element | null) =>
    one !== null && getComputedStyle(one).outlineStyle !== 'none';
  // A checkbox or an inner field has no ring of its own: the element around it shows the ring.
  const around = [at, at.parentElement, at.parentElement?.parentElement ?? null];
  const ringed =
    around.some(isRinged) ||
    isRinged(at.nextElementSibling) ||
    // The ring of a slider is around its thumb, whose style a script cannot read.
    at.matches('[type="range"]');
  const box = at.getBoundingClientRect();
  // The browser has scrolled to the element; content that loads above may push it out of the
  // window again until the next key is pressed.
  const pushed = box.bottom <= 0 || box.top >= innerHeight;
  // Of an element that is larger than the window, only the visible part counts.
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const width = Math.min(box.right, innerWidth) - left;
  const height = Math.min(box.bottom, innerHeight) - top;
  const inSight = [0.5, 0.1, 0.9].some((across) =>
    [0.5, 0.1, 0.9].some((down) => {
      const seen = document.elementFromPoint(left + width * across, top + height * down);
      return seen !== null && around.some((own) => own?.contains(seen));
    }),
  );
  const name = at.outerHTML.slice(0, 160);
  if (!ringed) return { gone, there, trouble: `no ring: ${name}` };
  return { gone, there, trouble: inSight || pushed ? '' : `out of sight: ${name}` };
}

/** Whether the focus is in the dialog that the goal is in, if it is in one. */
function isFocusAround(goal: Element): boolean {
  const dialog = goal.closest('[role="dialog"], [role="alertdialog"]');
  return dialog === null || dialog.contains(document.activeElement);
}

/**
 * Goes on by Tab from where the focus is until it is on the element. Each stop on the way shows that
 * it has the focus, and no bar lies over it.
 * @param key Shift+Tab, where the shorter way is back
 */
export async function tabTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  // A dialog takes the focus a moment after it is seen, and nobody presses Tab before that.
  await expect.poll(() => goal.evaluate(isFocusAround)).toBe(true);
  const find = () => goal.evaluateHandle((found) => found);
  // To find an element by its role takes longer than a key press: it is found again only when the
  // page has put another in its place.
  let element = await find();
  const lookAround = async () => {
    const look = await element.evaluate(lookFor);
    if (!look.gone) return look;
    element = await find();
    return element.evaluate(lookFor);
  };
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    let look = await lookAround();
    // A bar that moves out of the way needs a frame to do so, and a busy machine draws few frames.
    if (presses > 0 && look.trouble !== '') {
      await expect.poll(async () => (look = await lookAround()).trouble).toBe('');
    }
    if (look.there) return;
    await page.keyboard.press(key);
  }
  throw new Error('no number of tabs leads there');
}

/** Goes to the element and presses a key there. */
export async function press(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press(key);
}
