import type { MessageRef } from './domain.ts';

const isProblem =
  (key: string) =>
  (problem: MessageRef | null): boolean =>
    problem !== null && 'key' in problem && problem.key === key;

/** Whether a `quantityProblem` is that the stock is too small (ITEM-29, ITEM-30). */
export const isOutOfStock = isProblem('rules.quantity.outOfStock');

/** Whether a `quantityProblem` is that a cart may not hold so many (ITEM-31). */
export const isOutOfLimits = isProblem('rules.quantity.outOfLimits');
