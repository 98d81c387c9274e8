/**
 * A module that is evaluated one task later. The bundle evaluates in turn what `main.tsx` imports
 * before and after it, so the browser can paint and answer in between.
 */
await new Promise<void>((resolve) => {
  setTimeout(resolve);
});
