/**
 * Ends notifications to this browser: with its service worker goes the address at the push service.
 * It is a module of its own because the session may end on every page, and few turn notifications on.
 */
export async function endPush(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // A browser without service workers has none to remove.
  }
}
