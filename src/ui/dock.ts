import { useSyncExternalStore } from 'react';

/** The elements in which toasts can be shown at present; the topmost one is the last. */
const docks: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** A ref callback: toasts can be shown in this element as long as it is mounted. */
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
 * The element in which toasts and the undo bar are shown. If a dialog is open, it is in the dialog,
 * because the page is inert. A page can also reserve a space, so that they cover nothing. null
 * means that they float over the page.
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
