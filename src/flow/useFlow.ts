import { useMachine } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type {
  Actor,
  ActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventObject,
  InputFrom,
  StateFrom,
  Subscription,
} from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { isOutward, useOutlet } from './outlet.ts';

/**
 * The required listeners of a view: one for each event that its statechart emits, except the events
 * for the page, such as toasts.
 */
type Listeners<Fact extends EventObject> = {
  [Own in Exclude<Fact, OutwardFact> as Own['type']]: (fact: Own) => void;
};

/**
 * Optional listeners of a view for events that a statechart emits for the page, such as a toast. An
 * event that has a listener here is not passed to the page.
 */
type Detours = {
  [Fact in OutwardFact as Fact['type']]?: (fact: Fact) => void;
};

type Input<Chart extends AnyStateMachine> =
  undefined extends InputFrom<Chart> ? { input?: InputFrom<Chart> } : { input: InputFrom<Chart> };

/**
 * The option `on` of `useFlow`: required when the statechart's type says that it emits events for
 * the view, else optional.
 */
type Own<Fact extends EventObject> = [EventObject] extends [Fact]
  ? { on?: Detours }
  : [Exclude<Fact, OutwardFact>] extends [never]
    ? { on?: Detours }
    : { on: Listeners<Fact> & Detours };

type Options<Chart extends AnyStateMachine> = Input<Chart> & Own<EmittedFrom<Chart>>;

type FactOf<Emitter> =
  Emitter extends ActorRef<infer _Snapshot, infer _Event, infer Fact> ? Fact : never;

interface EmitsFacts {
  on: (type: '*', handler: (fact: EventObject) => void) => Subscription;
}

/**
 * Passes the events that an actor emits to their listeners in `on`. Events without a listener go to
 * the page's outlet if they are for the page, such as a toast. Use it for actors that the view does
 * not run itself: children of its statechart or of the root actor.
 * @param actor undefined while the actor does not exist
 */
export function useFacts<Emitter extends EmitsFacts>(
  actor: Emitter | undefined,
  on: Partial<Listeners<FactOf<Emitter>>> & Detours = {},
): void {
  const outlet = useOutlet();
  const handleFact = useEffectEvent((fact: EventObject) => {
    const listener = (on as Record<string, ((fact: EventObject) => void) | undefined>)[fact.type];
    if (listener !== undefined) listener(fact);
    else if (isOutward(fact)) outlet(fact);
  });
  // A statechart starts in a passive effect and may emit an event at once. A layout effect runs
  // earlier, so that it misses no event.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (fact) => handleFact(fact));
    return () => subscription?.unsubscribe();
  }, [actor]);
}

/**
 * Runs a statechart for a view, as `useMachine` does. Events that it emits for the page, such as a
 * toast, go to the page's outlet; the type requires a listener in `on` for each other event that it
 * emits.
 */
export function useFlow<Chart extends AnyStateMachine>(
  chart: Chart,
  ...[options]: Partial<Options<Chart>> extends Options<Chart>
    ? [options?: Options<Chart>]
    : [options: Options<Chart>]
): [StateFrom<Chart>, Actor<Chart>['send'], Actor<Chart>] {
  const { input, on }: { input?: unknown; on?: object | undefined } = options ?? {};
  const [snapshot, send, actor] = useMachine<AnyStateMachine>(chart, { input });
  useFacts(actor, on);
  return [snapshot as StateFrom<Chart>, send, actor as Actor<Chart>];
}
