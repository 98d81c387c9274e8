import { useEffect, useRef } from 'react';

/** How long to wait, in ms, for the click that follows the release of a pointer. */
const CLICK_MS = 100;

/**
 * Returns a function that tells when the present press is over: undefined if no button of the mouse
 * and no finger is down, else a promise that resolves with the click or shortly after the release.
 *
 * A press on a button takes the focus from the field above it. If the error of that field appeared
 * at once, the button would move away from under the pointer, and the press would have no effect.
 */
export function usePressEnd(): () => Promise<void> | undefined {
  const end = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const onPress = () => {
      const press = new AbortController();
      const { signal } = press;
      end.current = new Promise((resolve) => {
        const finish = () => {
          press.abort();
          end.current = undefined;
          resolve();
        };
        const onRelease = () => void setTimeout(finish, CLICK_MS);
        window.addEventListener('click', finish, { capture: true, signal });
        window.addEventListener('pointerup', onRelease, { capture: true, signal });
        window.addEventListener('pointercancel', finish, { capture: true, signal });
      });
    };
    window.addEventListener('pointerdown', onPress, true);
    return () => window.removeEventListener('pointerdown', onPress, true);
  }, []);
  return () => end.current;
}
