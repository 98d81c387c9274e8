/**
 * Ends notifications to this browser: with its service worker goes the address at the push service.
 * It is a module of its own because the session may end on every page, and few turn notifications on.
 */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.unregister();
}
