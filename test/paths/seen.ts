/** Describes a step for the invariants of a model: what happened, and what left the machine. */
import type { AnyMachineSnapshot } from 'xstate';
import type { SeenStep } from './model.ts';
import { isEvent, targetOf } from './observe.ts';
import { childrenOf } from './situation.ts';
import type { Step } from './step.ts';

const fields = (params: unknown): Record<string, unknown> =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const answerOf = (move: Step['move'], previous: AnyMachineSnapshot): SeenStep['answer'] => {
  if (move.kind !== 'done' && move.kind !== 'error') return null;
  const child = childrenOf(previous).find(({ name }) => name === move.child);
  return { of: child?.src ?? move.child, failed: move.kind === 'error', value: move.value };
};

/** Describes a step for invariants; `previous` is the snapshot before it. */
export const seenIn = (
  { move, emitted, effects }: Pick<Step, 'move' | 'emitted' | 'effects'>,
  previous: AnyMachineSnapshot,
): SeenStep => ({
  label: move.label,
  previous,
  event: move.kind === 'send' || move.kind === 'emit' ? move.event : null,
  answer: answerOf(move, previous),
  emitted,
  started: effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => {
      const { src, input } = fields(params);
      return { src: typeof src === 'string' ? src : '', input };
    }),
  sent: effects.flatMap(({ type, params }) => {
    const { event } = fields(params);
    return type === 'xstate.sendTo' && isEvent(event) ? [{ to: targetOf(params), event }] : [];
  }),
});
