/** Small machines for the tests of the path engine, each for one feature of statecharts. */
import {
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  fromTransition,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
  type EventObject,
} from 'xstate';

const unprovided = () => Promise.reject(new Error('not provided'));

/** Has a promise, a guard, `always`, a delay, an emitted event and two final states. */
export const orderMachine = setup({
  types: {
    context: {} as { tries: number; order: string | null; problem: string | null },
    input: {} as { order: string | null },
    events: {} as
      { type: 'order.place'; order: string } | { type: 'order.again' } | { type: 'order.leave' },
    emitted: {} as { type: 'told'; order: string | null },
    output: {} as { order: string | null },
  },
  actors: { send: fromPromise<string, { order: string | null }>(unprovided) },
  guards: {
    isEmpty: (_, params: { order: string }) => params.order === '',
    mayTryAgain: ({ context }) => context.tries < 2,
    hasOrder: ({ context }) => context.order !== null,
  },
  actions: {
    keep: assign({ order: (_, params: { order: string }) => params.order }),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    explain: assign({ problem: (_, params: { error: unknown }) => String(params.error) }),
    tell: emit(({ context }) => ({ type: 'told' as const, order: context.order })),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ tries: 0, order: input.order, problem: null }),
  initial: 'starting',
  output: ({ context }) => ({ order: context.order }),
  states: {
    starting: { always: [{ guard: 'hasOrder', target: 'sending' }, { target: 'editing' }] },
    editing: {
      meta: { requirements: ['ORD-01'] },
      on: {
        'order.place': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ order: event.order }) },
            meta: { requirements: ['ORD-02'] },
          },
          {
            target: 'sending',
            actions: [{ type: 'keep', params: ({ event }) => ({ order: event.order }) }],
          },
        ],
        'order.leave': { target: 'left' },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ order: context.order }),
        onDone: { target: 'placed', actions: ['tell'], meta: { requirements: ['ORD-03'] } },
        onError: {
          target: 'failed',
          actions: ['count', { type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      after: { 5000: { target: 'failed', actions: ['count'] } },
    },
    failed: {
      on: {
        'order.again': [{ guard: 'mayTryAgain', target: 'sending' }, { target: 'left' }],
      },
    },
    placed: { type: 'final' },
    left: { type: 'final' },
  },
});

/** Has two parallel regions, with handlers in one region, in both, and on the parallel root. */
export const regionsMachine = setup({
  types: {
    events: {} as { type: 'one.next' | 'reset.left' | 'both' | 'left.again' | 'watch' },
  },
  guards: { leftIsB: stateIn({ left: 'b' }) },
  actions: { enterLeft: () => {}, enterRight: () => {} },
}).createMachine({
  id: 'regions',
  type: 'parallel',
  // The trap: a target in one region, named by the root, resets the other region.
  on: { 'reset.left': { target: '.left.a' } },
  states: {
    left: {
      initial: 'a',
      states: {
        a: { entry: ['enterLeft'], on: { 'one.next': { target: 'b' }, both: { target: 'b' } } },
        b: { on: { both: { target: 'a' } } },
      },
      on: { 'left.again': { target: 'left', reenter: true } },
    },
    right: {
      initial: 'x',
      entry: ['enterRight'],
      states: {
        x: { on: { both: { target: 'y' } } },
        y: {
          on: { both: { target: 'x' }, watch: { guard: 'leftIsB', target: 'x' } },
        },
      },
    },
  },
});

/**
 * Has two parallel regions that handle the same event, each by a transition to another state outside
 * the regions. Only one can be taken: that of the first region.
 */
export const rivalsMachine = setup({
  types: { events: {} as { type: 'go' } },
}).createMachine({
  id: 'rivals',
  initial: 'both',
  states: {
    both: {
      type: 'parallel',
      states: {
        first: { on: { go: { target: '#rivals.won' } } },
        second: { on: { go: { target: '#rivals.lost' } } },
      },
    },
    won: {},
    lost: {},
  },
});

/** Has a shallow and a deep history state. */
export const historyMachine = setup({
  types: { events: {} as { type: 'off' | 'on.shallow' | 'on.deep' | 'next' | 'deeper' } },
}).createMachine({
  id: 'history',
  initial: 'running',
  states: {
    running: {
      initial: 'slow',
      on: { off: { target: 'stopped' } },
      states: {
        slow: { on: { next: { target: 'fast' } } },
        fast: {
          initial: 'warm',
          states: { warm: { on: { deeper: { target: 'hot' } } }, hot: {} },
        },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep' },
      },
    },
    stopped: {
      on: {
        'on.shallow': { target: 'running.shallow' },
        'on.deep': { target: 'running.deep' },
      },
    },
  },
});

/** Has a nested final state, `onDone` of its parent, a raised event and a wildcard. */
export const stepsMachine = setup({
  types: { events: {} as { type: 'next' } | { type: 'inner.ready' } | { type: 'chat.hello' } },
  actions: { ready: raise({ type: 'inner.ready' }) },
}).createMachine({
  id: 'steps',
  initial: 'form',
  states: {
    form: {
      initial: 'first',
      onDone: { target: 'checking' },
      states: {
        first: { on: { next: { target: 'second' } } },
        second: { on: { next: { target: 'filled' } } },
        filled: { type: 'final' },
      },
    },
    checking: { entry: ['ready'], on: { 'inner.ready': { target: 'talking' } } },
    talking: { on: { 'chat.*': { target: 'open' } } },
    open: { on: { next: { target: 'closed' }, '*': { target: 'talking' } } },
    closed: { type: 'final' },
  },
});

/** Has two timers at the same time: a short one that restarts, and a long one that does not. */
export const timersMachine = setup({
  types: {
    context: {} as { rounds: number },
    events: {} as { type: 'stay' } | { type: 'restart' } | { type: 'never' },
  },
  delays: { pause: 400 },
  actions: {
    count: assign({ rounds: ({ context }) => context.rounds + 1 }),
    later: raise({ type: 'never' }, { delay: 300, id: 'later' }),
  },
}).createMachine({
  id: 'timers',
  context: { rounds: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      after: { 1000: { target: 'over' } },
      initial: 'resting',
      states: {
        resting: {
          after: { pause: { target: 'resting', reenter: true, actions: ['count'] } },
          on: {
            stay: { target: 'resting' },
            restart: { target: 'resting', reenter: true },
          },
        },
      },
    },
    over: { entry: ['later'], on: { never: { target: 'ended' } } },
    ended: { type: 'final' },
  },
});

const childMachine = setup({
  actions: { tellParent: sendParent({ type: 'child.told' }) },
}).createMachine({ id: 'child', initial: 'a', states: { a: { entry: ['tellParent'] } } });

/**
 * Has all kinds of actors: an invoked child machine, a callback that is invoked without an id, a
 * child whose snapshots the machine handles (`onSnapshot`), a spawned promise, and an actor outside
 * of the machine that is found by its system id.
 */
export const familyMachine = setup({
  types: {
    events: {} as
      | { type: 'child.told' }
      | { type: 'beat'; at: number }
      | { type: 'spawn' }
      | { type: 'stop' }
      | { type: 'xstate.done.actor.helper'; output: number }
      | { type: 'xstate.error.actor.helper'; error: unknown },
    context: {} as { seen: number },
  },
  actors: {
    child: childMachine,
    heart: fromCallback<EventObject>(() => undefined),
    counter: fromTransition((count: number) => count + 1, 0),
    helper: fromPromise<number>(unprovided),
  },
  guards: { isYoung: not(stateIn('grown')) },
  actions: {
    keepSeen: assign({ seen: (_, params: { seen: number }) => params.seen }),
    acceptCart: sendTo(({ system }) => system.get('cart'), { type: 'cart.refresh' }),
    tellSelf: sendTo(({ self }) => self, { type: 'child.told' }),
    help: spawnChild('helper', { id: 'helper' }),
    release: stopChild('helper'),
    tellTwice: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(system.get('cart'), { type: 'cart.refresh' });
      enqueue.sendTo(system.get('cart'), { type: 'cart.refresh' });
    }),
  },
}).createMachine({
  id: 'family',
  context: { seen: 0 },
  initial: 'living',
  states: {
    living: {
      invoke: [
        { src: 'child', id: 'child', onDone: { target: 'grown' }, onError: { target: 'lost' } },
        { src: 'heart', onError: { target: 'lost' } },
        {
          src: 'counter',
          id: 'counter',
          onSnapshot: {
            actions: [
              { type: 'keepSeen', params: ({ event }) => ({ seen: event.snapshot.context ?? 0 }) },
            ],
          },
          onError: { target: 'lost' },
        },
      ],
      on: {
        'child.told': { actions: ['tellTwice'] },
        beat: { guard: 'isYoung', actions: ['acceptCart'] },
        spawn: { target: 'helped' },
      },
    },
    helped: {
      entry: ['help'],
      exit: ['release'],
      invoke: {
        src: 'helper',
        id: 'second',
        onDone: { target: 'grown' },
        onError: { target: 'lost' },
      },
      on: {
        stop: { target: 'lost', actions: ['tellSelf'] },
        // Answers of the spawned helper arrive as these events.
        'xstate.done.actor.helper': { target: 'grown' },
        'xstate.error.actor.helper': { target: 'lost' },
      },
    },
    grown: { type: 'final' },
    lost: { on: { 'child.told': { target: 'grown' } } },
  },
});

/** Stores a text; the same text again changes nothing. */
export const noteMachine = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'note'; text: string } },
  actions: { keep: assign({ text: ({ event }) => event.text }) },
}).createMachine({
  id: 'note',
  context: { text: '' },
  on: { note: { actions: ['keep'] } },
});
