const listeners = new Set<() => void>();

/** Hears that the trip cart was changed past its own flow. */
export function onTripsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the trip cart's flow, where it is on the screen, that the cart is another now. */
export function tellTripsChanged(): void {
  for (const listener of listeners) listener();
}
