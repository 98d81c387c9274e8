import { useEffect } from 'react';

/** For each subject, the number of mounted views that show its errors themselves. */
const views = new Map<string, number>();

/** Whether a mounted view shows the errors of the subject: then no toast repeats them. */
export const isErrorInPlace = (about: string): boolean => (views.get(about) ?? 0) > 0;

/** Registers this view, while it is mounted, as one that shows the errors of the subject itself. */
export function useErrorsInPlace(about: string): void {
  useEffect(() => {
    const add = (by: number) => views.set(about, (views.get(about) ?? 0) + by);
    add(1);
    return () => void add(-1);
  }, [about]);
}
