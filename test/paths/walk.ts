/**
 * One line turns a model into a suite:
 *
 * ```ts
 * // test/checkout/coupon.paths.test.ts
 * import { couponMachine } from '../../machines/checkout/coupon.machine.ts';
 * import { walk } from '../paths/walk.ts';
 * import { couponModel } from './coupon.model.ts';
 *
 * walk(couponMachine, couponModel);
 * walk(couponMachine, couponModel, ['PRICE-09', 'CHK-06']); // ids that the whole suite serves
 * ```
 *
 * The suite holds
 * - one test per path, named by the requirements it touches (`meta.requirements` of its states and
 *   transitions) and by what happens: `CHK-06: empty → (coupon.typed: a code) → entering → …`.
 *   Each path is replayed on a running actor whose promises the test settles and whose clock it
 *   turns; after every step the transitions taken, the effects and the situation must be those
 *   predicted, and every invariant must hold;
 * - one test that every state, every transition and both outcomes of every guard were seen, or are
 *   listed under `unreachable` with a reason that is still true;
 * - one test that situations with equal keys offer the same transitions;
 * - one test of random walks from a fixed seed, shrunk to the shortest failing one.
 *
 * A failing test says which state or transition it is about and what to do; ids in the message can
 * be copied into `unreachable` as they are.
 */
import type { AnyStateMachine } from 'xstate';
import type { PathModel } from './model.ts';

/** Registers the path suite of one machine with vitest; `requirements` name ids for all its tests. */
export const walk = (
  machine: AnyStateMachine,
  model: PathModel,
  requirements: readonly string[] = [],
): void => {
  throw new Error(`not walked yet: ${machine.id} ${model.machine.id} ${requirements.join(' ')}`);
};
