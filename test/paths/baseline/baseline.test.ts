/**
 * Tests of baselines, the recorded paths of a chart: which changes of the chart they detect, the
 * texts of the messages, and what an update leaves unchanged.
 */
import { createMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PathModel } from '../model.ts';
import { orderMachine } from '../smallMachines.ts';
import { orderModel } from '../smallModels.ts';
import { compareWith } from './compare.ts';
import { readBaseline, writeBaseline, type Baseline } from './file.ts';
import { readNames, renameBaseline } from './renamed.ts';
import { recordBaseline } from './update.ts';

interface Draft {
  [field: string]: Draft;
}

const copied = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copied(field)]));
};

const model: PathModel = { ...orderModel, unreachable: {} };
const recorded = recordBaseline('order', model, null);

/**
 * The model of the order machine with an edited chart. `edit` changes a copy of its states in
 * place; `more` replaces other fields of the model.
 */
const edited = (edit: (states: Draft) => void, more: Partial<PathModel> = {}): PathModel => {
  const config = copied(orderMachine.config) as { states: Draft };
  edit(config.states);
  const machine: AnyStateMachine = createMachine(
    config as never,
    orderMachine.implementations as never,
  );
  return { ...model, machine, ...more };
};

const put = (draft: Draft | undefined, fields: object): void => {
  Object.assign(draft ?? {}, fields);
};
const heardIn = (states: Draft, state: string): Draft => states[state]?.['on'] ?? {};
const sayings = (changed: PathModel, baseline: Baseline = recorded) =>
  compareWith(changed, baseline).departures.map(({ words }) => words);

describe('a baseline', () => {
  it('goes as recorded while nothing changed', () => {
    expect(compareWith(model, recorded)).toEqual({
      flow: 'order',
      paths: 3,
      departures: [],
      unrecorded: [],
    });
  });

  it('holds start, steps, states, facts, calls, timers, key and context', () => {
    expect([...recorded.paths.keys()]).toEqual([
      'sending | done send',
      'failed | order.again | otherwise',
      'editing | order.leave',
    ]);
    expect(recorded.paths.get('sending | done send')).toEqual([
      {
        do: 'nothing stored',
        state: 'editing',
        context: { order: null, problem: null, tries: 0 },
      },
      {
        do: 'order.place: tea',
        state: 'sending',
        effects: [{ calls: 'send', with: { order: 'tea' } }],
        timers: ['after 5000 in sending: at 5 s'],
        actors: ['send'],
        context: { order: 'tea' },
      },
      {
        do: 'send done: ok',
        state: 'placed',
        effects: [{ says: { type: 'told', order: 'tea' } }],
        timers: [],
        actors: [],
        ended: { output: { order: 'tea' } },
      },
    ]);
  });
});

describe('a changed chart is told of', () => {
  it('when it no longer hears an event', () => {
    const changed = edited((states) => {
      Reflect.deleteProperty(heardIn(states, 'editing'), 'order.leave');
    });
    expect(sayings(changed)).toEqual([
      'After `order.leave` it stays in `editing`; before, it went to `left`;\n' +
        '  it does not end; before, it ended with {"output":{"order":null}}.',
    ]);
  });

  it('when it goes elsewhere', () => {
    const changed = edited((states) =>
      put(heardIn(states, 'editing')['order.leave'], { target: 'failed' }),
    );
    expect(sayings(changed)[0]).toContain(
      'After `order.leave` it goes to `failed`; before, it went to `left`',
    );
  });

  it('when it keeps a fact to itself', () => {
    const silent = edited((states) =>
      put(states['sending']?.['invoke']?.['onDone'], { actions: [] }),
    );
    expect(sayings(silent)).toEqual([
      'After `send done: ok` it no longer says `told` {"order":"tea"}.',
    ]);
  });

  it('when it asks for something else, or waits for another time', () => {
    const asking = edited((states) =>
      put(states['sending']?.['invoke'], { input: () => ({ order: 'coffee' }) }),
    );
    expect(sayings(asking)).toContain(
      'After `order.place: tea` it calls `send` with `order` "coffee" (before, "tea").',
    );
    const waiting = edited((states) =>
      put(states['sending'], { after: { 7000: { target: 'failed', actions: ['count'] } } }),
    );
    expect(sayings(waiting)).toContain(
      'After `order.place: tea` timers that run are after 7000 in sending: at 7 s; ' +
        'before, timers that run are after 5000 in sending: at 5 s.',
    );
  });

  it('when its tags or its context are others', () => {
    const tagged = edited((states) => put(states['sending'], { tags: ['busy'] }));
    expect(sayings(tagged)).toContain(
      'After `order.place: tea` its tags are busy; before, they did not change.',
    );
    const forgetful = edited((states) => {
      const place = heardIn(states, 'editing')['order.place'] as unknown as object[];
      Object.assign(place[1] ?? {}, { actions: [] });
    });
    expect(sayings(forgetful)).toContain(
      'After `order.place: tea` it calls `send` with `order` null (before, "tea");\n' +
        '  its `order` stays; before, it became "tea".',
    );
  });

  it('when a recorded path can no longer be walked', () => {
    const deaf = edited((states) => Reflect.deleteProperty(states['sending'] ?? {}, 'invoke'));
    const [first] = sayings(deaf);
    expect(first).toContain('it no longer calls `send` {"order":"tea"}');
    const forgotten = edited(() => {}, { inputs: [{ order: null }] });
    expect(sayings(forgotten)).toEqual(
      [...recorded.paths.keys()].map((id) =>
        expect.stringContaining(
          id === 'failed | order.again | otherwise' ? '"a stored order"' : '"nothing stored"',
        ),
      ),
    );
    const unasked = edited(() => {}, { actors: { send: {} } });
    expect(sayings(unasked)[0]).toBe(
      'After `order.place: tea` it cannot be walked on: the model has no case `send done: ok` any more.',
    );
  });

  it('when one of its transitions is in no recorded path', () => {
    const more = edited((states) => put(heardIn(states, 'failed'), { 'order.leave': 'left' }));
    expect(compareWith(more, recorded)).toMatchObject({
      departures: [],
      unrecorded: ['failed | order.leave'],
    });
  });
});

describe('an update', () => {
  it('writes the same text when nothing changed', () => {
    expect(writeBaseline(recordBaseline('order', model, recorded))).toBe(writeBaseline(recorded));
  });

  it('leaves ids and lines of other paths alone when a handler comes, wherever it stands', () => {
    const more = edited((states) => {
      const editing = states['editing'] ?? {};
      const place = heardIn(states, 'editing')['order.place'] as unknown as object[];
      put(editing, { on: { 'order.again': 'left', ...editing['on'] } });
      // This shifts the positions of all transitions of this event.
      put(editing['on'], { 'order.place': [{ guard: 'hasOrder', target: 'left' }, ...place] });
    });
    const now = recordBaseline('order', more, recorded);
    for (const [id, steps] of recorded.paths) expect(now.paths.get(id)).toEqual(steps);
    expect([...now.paths.keys()].slice(recorded.paths.size)).toContain('editing | order.again');
    const before = new Set(writeBaseline(recorded).split('\n'));
    const lines = writeBaseline(now).split('\n');
    expect([...before].filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('drops a path that shows nothing any more, and trims what nothing hears', () => {
    const less = edited((states) => {
      Reflect.deleteProperty(heardIn(states, 'editing'), 'order.leave');
    });
    const now = recordBaseline('order', less, recorded);
    const moves = [...now.paths.values()].flat().map((step) => step.do);
    expect(moves).not.toContain('order.leave');
    expect(compareWith(less, now)).toMatchObject({ departures: [], unrecorded: [] });
  });
});

describe('a refactoring that renames', () => {
  const renamed = edited((states) => {
    put(states, { writing: states['editing'] });
    Reflect.deleteProperty(states, 'editing');
    put(states['starting'], {
      always: [{ guard: 'hasOrder', target: 'sending' }, { target: 'writing' }],
    });
  });

  it('is a difference by itself, and none when it says so', () => {
    expect(sayings(renamed)).not.toEqual([]);
    const names = readNames('editing=writing');
    expect(sayings(renamed, renameBaseline(recorded, names))).toEqual([]);
  });

  it('is still held to its effects', () => {
    const names = readNames('editing=writing');
    const silent = edited((states) => {
      put(states, { writing: states['editing'] });
      put(states['starting'], {
        always: [{ guard: 'hasOrder', target: 'sending' }, { target: 'writing' }],
      });
      put(states['sending']?.['invoke']?.['onDone'], { actions: [] });
    });
    expect(sayings(silent, renameBaseline(recorded, names))).toContain(
      'After `send done: ok` it no longer says `told` {"order":"tea"}.',
    );
  });

  it('may rename events and actors too', () => {
    const names = readNames('order.leave=order.left,send=submit');
    const { paths } = renameBaseline(recorded, names);
    expect([...paths.keys()]).toContain('editing | order.left');
    const steps = [...paths.values()].flat();
    expect(steps.map((step) => step.do)).toContain('submit done: ok');
    expect(steps.flatMap((step) => step.effects ?? [])).toContainEqual({
      calls: 'submit',
      with: { order: 'tea' },
    });
  });
});

describe('the file of a baseline', () => {
  const text = writeBaseline(recorded);

  it('is read as it was written', () => {
    expect(readBaseline('x.baseline.json', 'order', text)).toEqual({
      ...recorded,
      paths: new Map([...recorded.paths].sort(([a], [b]) => (a < b ? -1 : 1))),
    });
  });

  it('has one step a line, and long values once', () => {
    const long = { name: 'A long tea', of: 'leaves '.repeat(20) };
    const wordy: Baseline = {
      flow: 'order',
      paths: new Map([
        [
          'a',
          [
            { do: 'start', context: { tea: long } },
            { do: 'x', effects: [{ says: long }] },
          ],
        ],
        ['b', [{ do: 'start', context: { tea: long } }]],
      ]),
    };
    const written = writeBaseline(wordy);
    expect(written.split('leaves leaves').length - 1).toBeLessThan(20);
    expect(written.match(/"A long tea"/g)).toHaveLength(1);
    expect(written).toMatch(/\{"do":"x","effects":\[\{"says":"#A-long-tea-[0-9a-f]{8}"\}\]\}/);
    expect(readBaseline('x', 'order', written)).toEqual(wordy);
  });

  it.each([
    [
      'another engine',
      text.replace('"engine": 2', '"engine": 99'),
      /version 99 of the path engine, this is version 2/,
    ],
    ['cut off', text.slice(0, 60), /^x cannot be read: .* Restore it from git/s],
    ['no object', '3', /it is no object/],
    ['without paths', '{"engine":2}', /it has no paths/],
    [
      'a path without steps',
      '{"engine":2,"paths":{"a":[]},"shared":{}}',
      /the path "a" is no list of steps/,
    ],
    [
      'a value that is missing',
      '{"engine":2,"paths":{"a":[{"do":"x","context":"#abc-12345678"}]},"shared":{}}',
      /it names #abc-12345678, which it does not hold/,
    ],
  ])('is refused in a sentence: %s', (_, bad, message) => {
    expect(() => readBaseline('x', 'order', bad)).toThrow(message);
  });

  it('refuses names that are no pairs', () => {
    expect(() => readNames('a')).toThrow('--renamed takes old=new');
    expect(() => readNames('a=b=c')).toThrow('not "a=b=c"');
  });
});
