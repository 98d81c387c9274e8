import { describe, expect, it } from 'vitest';
import { findUnused, readSources } from './counterparts.ts';
import { findFlows, loadModel } from './flow.ts';

const door = {
  id: 'door',
  on: { 'door.closed': {} },
  states: { open: { tags: ['ajar'], on: { 'door.pushed': {} } } },
};
const chart = (text: string) => ({ file: 'machines/door.machine.ts', text });
const view = (text: string) => ({ file: 'src/Door.tsx', text });
const opened = "emit({ type: 'door.opened' });";
const reader = view("snapshot.hasTag('ajar'); heard.type === 'door.opened';");

const lonelyIn = (...sources: { file: string; text: string }[]) =>
  findUnused([door], sources).map(({ kind, name }) => `${kind} ${name}`);

describe('what has nobody at its other end', () => {
  it('is an event that nobody sends, a tag and a fact that nobody reads', () => {
    expect(lonelyIn(chart(opened))).toEqual([
      'event door.closed',
      'event door.pushed',
      'tag ajar',
      'fact door.opened',
    ]);
  });

  it('is not what a view sends, chooses or hands on', () => {
    const sender = view("send({ type: far ? 'door.pushed' : 'door.closed' });");
    expect(lonelyIn(chart(opened), sender, reader)).toEqual([]);
    const handed = view("press('door.pushed'); press('door.closed');");
    expect(lonelyIn(chart(opened), handed, reader)).toEqual([]);
  });

  it('is not what another chart sends', () => {
    const house = {
      file: 'machines/house.machine.ts',
      text: "sendTo('door', { type: 'door.pushed' }); raise({ type: 'door.closed' });",
    };
    expect(lonelyIn(house, reader)).toEqual([]);
  });

  it('is an event that is only asked about, compared, or named in a type', () => {
    const asker = view(`
      type Event = { type: 'door.pushed' };
      snapshot.can({ type: 'door.pushed' });
      if (event.type === 'door.closed') stop();
    `);
    expect(lonelyIn(chart(opened), asker, reader)).toEqual([
      'event door.closed',
      'event door.pushed',
    ]);
  });

  it('is a tag that only its own chart names', () => {
    const own = chart("createMachine({ states: { open: { tags: ['ajar'] } } });");
    const sender = view("send({ type: 'door.pushed' }); send({ type: 'door.closed' });");
    expect(lonelyIn(own, sender)).toEqual(['tag ajar']);
  });

  it('is nothing in this project', async () => {
    const models = await Promise.all(findFlows().map(loadModel));
    expect(
      findUnused(
        models.map(({ machine }) => machine.config),
        readSources(),
      ),
    ).toEqual([]);
  });
});
