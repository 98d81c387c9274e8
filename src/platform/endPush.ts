/**
 * Ends push notifications to this browser: removing the service worker also ends its subscription.
 * This is a module of its own because the session may end on any page, but few pages use push.
 */
export async function endPush(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // A browser without service workers has none to remove.
  }
}
