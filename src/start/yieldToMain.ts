/**
 * Importing this module only waits for the next task. The bundle evaluates the imports of
 * `main.tsx` one after another and waits for this one, so the browser can paint and handle input in
 * between.
 */
await new Promise<void>((resolve) => {
  setTimeout(resolve);
});
