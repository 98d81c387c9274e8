/**
 * This module does nothing but wait for the next task. The bundle evaluates the imports of `main.tsx`
 * one after another and waits for this one, so the browser can paint and answer input in between.
 */
await new Promise<void>((resolve) => {
  setTimeout(resolve);
});
