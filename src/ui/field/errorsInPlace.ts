import { useEffect } from 'react';

/**
 * The number of mounted views that show the errors of a subject themselves. The key is the subject:
 * the value `about` of an error toast, such as 'rentalCart.line'.
 */
const views = new Map<string, number>();

/**
 * Whether a mounted view shows the errors of this subject itself (`about`, such as 'cart.line'). If
 * so, the page shows no error toast about it.
 */
export const isErrorInPlace = (about: string): boolean => (views.get(about) ?? 0) > 0;

/**
 * Call this in a view that shows certain errors itself, for example beside a cart line. While the
 * view is mounted, the page shows no error toast with the same `about`, such as 'cart.line'.
 */
export function useErrorsInPlace(about: string): void {
  useEffect(() => {
    const add = (by: number) => views.set(about, (views.get(about) ?? 0) + by);
    add(1);
    return () => void add(-1);
  }, [about]);
}
