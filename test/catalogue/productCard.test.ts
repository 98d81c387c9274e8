import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { visibleLines } from '../../machines/cart/selectors.ts';
import type { CardFacts } from '../../machines/catalogue/productCard.machine.ts';
import { itemWith } from '../rules/samples.ts';
import { wiredCard } from '../../src/catalogue/wiring.ts';
import { LIMIT } from '../cart/fakeServer.ts';
import { openCart, turn } from '../cart/openCart.ts';
import { guest, lineWith, soup } from '../cart/samples.ts';

const ready: CardFacts = { hasPlace: true, holdsOtherStore: false, inOtherLines: 0 };
const now = '2026-11-21 12:00';

/** A card of soup with the real cart machine and a server that the test controls. */
async function openCard(inCart: number) {
  const page = openCart({ kept: inCart === 0 ? [] : [lineWith(11, soup, { quantity: inCart })] });
  await page.ready();
  const { cart, server } = page;
  const clock = new SimulatedClock();
  const ofSoup = () =>
    visibleLines(cart.getSnapshot()).find(({ item }) => item.id === soup.id) ?? null;
  const card = createActor(wiredCard, { input: { cart, item: soup, line: ofSoup() }, clock });
  let before = ofSoup();
  cart.subscribe(() => {
    const line = ofSoup();
    if (line !== before) card.send({ type: 'card.line.changed', line });
    before = line;
  });
  card.start();
  const answer = async () => {
    server.calls.at(0)?.answer();
    await turn();
  };
  return {
    cart,
    server,
    said: page.facts,
    card,
    clock,
    answer,
    shown: () => card.getSnapshot().context.quantity,
  };
}

describe('the product card before the cart', () => {
  it('CAT-04: Add becomes a stepper, and minus at one becomes Add again', async () => {
    const { card, answer } = await openCard(0);
    card.send({ type: 'card.add', cart: ready, now });
    expect(card.getSnapshot().matches('adding')).toBe(true);
    await turn();
    await answer();
    expect(card.getSnapshot().matches({ stepper: 'expanded' })).toBe(true);
    card.send({ type: 'card.minus' });
    await turn();
    expect(card.getSnapshot().hasTag('busy')).toBe(true);
    await answer();
    expect(card.getSnapshot().matches('add')).toBe(true);
  });

  it('CAT-05, CONST-05: the stepper collapses 500 ms after the pointer left, and not when it came back', async () => {
    const { card, clock } = await openCard(1);
    const isCollapsed = () => card.getSnapshot().hasTag('collapsed');
    card.send({ type: 'card.entered' });
    card.send({ type: 'card.left' });
    clock.increment(499);
    expect(isCollapsed()).toBe(false);
    card.send({ type: 'card.entered' });
    clock.increment(1000);
    expect(isCollapsed()).toBe(false);
    card.send({ type: 'card.left' });
    clock.increment(500);
    expect(isCollapsed()).toBe(true);
  });

  it.each([
    [
      'stays open for a pointer that is there when the dish is',
      ['card.left', 'card.entered'],
      false,
    ],
    ['collapses for one that went before the dish came', ['card.left'], true],
  ] as const)('CAT-05: the stepper %s', async (_, moves, collapses) => {
    const { card, clock, answer } = await openCard(0);
    card.send({ type: 'card.add', cart: ready, now });
    for (const type of moves) card.send({ type });
    await turn();
    await answer();
    expect(card.getSnapshot().hasTag('stepper')).toBe(true);
    clock.increment(499);
    expect(card.getSnapshot().hasTag('collapsed')).toBe(false);
    clock.increment(1);
    expect(card.getSnapshot().hasTag('collapsed')).toBe(collapses);
  });

  it('CART-07: of fast clicks the last quantity is shown at once and sent last', async () => {
    const { card, server, answer, shown } = await openCard(1);
    for (let click = 0; click < 3; click += 1) card.send({ type: 'card.plus', cart: ready });
    expect(shown()).toBe(4);
    await turn();
    expect(server.calls).toHaveLength(1);
    await answer();
    expect(server.calls).toHaveLength(1);
    await answer();
    expect(server.calls).toHaveLength(0);
    expect(server.rowsOf(guest).map(({ choice }) => choice.quantity)).toEqual([4]);
    expect(shown()).toBe(4);
    expect(card.getSnapshot().matches('stepper')).toBe(true);
  });

  it('F-11: a refused quantity is what it was before, and the cart says why', async () => {
    const { card, cart, said, answer, shown } = await openCard(LIMIT);
    card.send({ type: 'card.plus', cart: ready });
    expect(shown()).toBe(LIMIT + 1);
    await turn();
    await answer();
    expect(shown()).toBe(LIMIT);
    expect(card.getSnapshot().matches('stepper')).toBe(true);
    expect(said).toContainEqual({
      type: 'toast',
      kind: 'error',
      about: 'cart.line',
      message: { text: 'no: cart_item_limit' },
    });
    expect(visibleLines(cart.getSnapshot()).map(({ choice }) => choice.quantity)).toEqual([LIMIT]);
  });

  it('LOC-12 CAT-03 ITEM-11: no place, a closed kitchen and a quick view only ask', () => {
    const late = itemWith({ availableFrom: '18:00', availableTo: '22:00' });
    const { cart } = openCart({});
    const card = createActor(wiredCard, { input: { cart, item: late, line: null } });
    const facts: OutwardFact[] = [];
    card.on('*', (fact) => facts.push(fact));
    card.start();
    card.send({ type: 'card.add', cart: { ...ready, hasPlace: false }, now });
    card.send({ type: 'card.add', cart: ready, now });
    card.send({ type: 'card.quickView' });
    const opened = facts.flatMap((fact) =>
      fact.type === 'overlay.opened' ? [fact.overlay.kind] : [],
    );
    expect(opened).toEqual(['location', 'item', 'item']);
    expect(card.getSnapshot().matches('add')).toBe(true);
  });
});
