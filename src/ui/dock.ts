import { useSyncExternalStore } from 'react';

/** The places on offer, the top one last. */
const docks: HTMLElement[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** A ref: offers an element for what comes and goes by itself, as long as the element is there. */
export function offerDock(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  docks.push(element);
  tell();
  return () => {
    docks.splice(docks.indexOf(element), 1);
    tell();
  };
}

/**
 * Where toasts and the way back are shown: in the open dialog, whose page is inert, or in the place
 * that a page keeps for them, so that they cover nothing; null when they float over the page.
 */
export function useDock(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => docks.at(-1) ?? null,
    () => null,
  );
}
