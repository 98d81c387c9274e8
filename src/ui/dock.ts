import { useSyncExternalStore } from 'react';

/** The elements in which toasts can be shown at present, the topmost last. */
const docks: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** A ref callback that offers an element as a dock for toasts as long as it is mounted. */
export function offerDock(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  docks.push(element);
  notify();
  return () => {
    docks.splice(docks.indexOf(element), 1);
    notify();
  };
}

/**
 * Where toasts and the undo bar are shown: in the open dialog, because the page is inert then, or
 * in a space that a page reserves for them, so that they cover nothing; null when they float over
 * the page.
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
