/** How long to wait, in ms, for the click that follows the release of a pointer. */
const CLICK_MS = 100;

export interface Presses {
  /**
   * Undefined while no pointer is pressed, else a promise that resolves when the press is over: with
   * its click, or shortly after a release without one.
   */
  end: () => Promise<void> | undefined;
  /** Ends the watching. A press that is not over counts as over. */
  stop: () => void;
}

/**
 * Watches whether a button of the mouse or a finger is pressed, anywhere in the window.
 * @param onChange called with true when a press begins and with false when it is over
 */
export function watchPresses(onChange: (isPressed: boolean) => void = () => {}): Presses {
  const watching = new AbortController();
  const hear = (
    type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'click' | 'keydown',
    run: () => void,
  ) => window.addEventListener(type, run, { capture: true, signal: watching.signal });
  let end: Promise<void> | undefined;
  let resolve = () => {};
  let timer = 0;
  const finish = () => {
    window.clearTimeout(timer);
    if (end === undefined) return;
    end = undefined;
    resolve();
    onChange(false);
  };
  hear('pointerdown', () => {
    finish();
    end = new Promise((done) => (resolve = done));
    onChange(true);
  });
  hear('pointerup', () => (timer = window.setTimeout(finish, CLICK_MS)));
  hear('click', finish);
  hear('pointercancel', finish);
  // The list of a native select takes the release for itself, so the page does not hear of it.
  hear('keydown', finish);
  return {
    end: () => end,
    stop: () => {
      watching.abort();
      finish();
    },
  };
}
