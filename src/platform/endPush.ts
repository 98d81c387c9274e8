/**
 * Ends push notifications to this browser: removing the service worker also ends its subscription.
 * This is a module of its own because a session can end on any page, and most pages load no other
 * code for push.
 */
export async function endPush(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // A browser without service workers has none to remove.
  }
}
