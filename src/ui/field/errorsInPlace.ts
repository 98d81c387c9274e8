import { useEffect } from 'react';

/**
 * For each subject, such as 'rentalCart.line', the number of mounted views that show its errors.
 */
const views = new Map<string, number>();

/** Whether a mounted view shows the errors of this subject itself. If so, no toast repeats them. */
export const isErrorInPlace = (about: string): boolean => (views.get(about) ?? 0) > 0;

/**
 * Call this in a view that shows the errors of a subject itself. While the view is mounted, no
 * toast repeats these errors.
 */
export function useErrorsInPlace(about: string): void {
  useEffect(() => {
    const add = (by: number) => views.set(about, (views.get(about) ?? 0) + by);
    add(1);
    return () => void add(-1);
  }, [about]);
}
