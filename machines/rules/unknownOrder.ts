import { failureOf, refusedWith } from './failure.ts';

/**
 * Whether the server has no such order for this visitor: nothing has its number, it is another
 * customer's, or a guest must first enter the phone number of the order (GUEST-02).
 */
export function isUnknownOrder(error: unknown): boolean {
  return (
    failureOf(error)?.kind === 'notFound' ||
    refusedWith(error, 'order') ||
    refusedWith(error, 'contact_number')
  );
}
