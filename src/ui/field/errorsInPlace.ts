import { useEffect } from 'react';

/** How many views on screen say the errors of a subject themselves. */
const views = new Map<string, number>();

/** Whether errors of the subject stand in what is shown: then no toast says them as well. */
export const isToldInPlace = (about: string): boolean => (views.get(about) ?? 0) > 0;

/** As long as this view is there, it says the errors of the subject where they can be mended. */
export function useToldInPlace(about: string): void {
  useEffect(() => {
    const add = (by: number) => views.set(about, (views.get(about) ?? 0) + by);
    add(1);
    return () => void add(-1);
  }, [about]);
}
