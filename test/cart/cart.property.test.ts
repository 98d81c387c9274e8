import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { CartOwner } from '../../machines/cart/basket.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { isSaved, rememberedCart, visibleLines } from '../../machines/cart/selectors.ts';
import type { CartLine, Item, ItemChoice } from '../../machines/rules/domain.ts';
import { choiceWith } from '../rules/samples.ts';
import { FakeServer, LIMIT, type Call } from './fakeServer.ts';
import { openCart, turn } from './openCart.ts';
import { ReferenceCart } from './referenceCart.ts';
import { elsewhere, guest, salad, soup } from './samples.ts';

const SEED = 20261121;
const items: Item[] = [soup, salad, { ...soup, kind: 'campaign' }];

type Command =
  | { do: 'add'; item: number; quantity: number; bread: boolean }
  | { do: 'quantity'; line: number; quantity: number }
  | { do: 'plus' | 'minus' | 'option' | 'remove'; line: number }
  | { do: 'act' | 'answer' | 'expire'; call: number }
  | { do: 'lose'; call: number; reached: boolean }
  | { do: 'reload'; reached: boolean }
  | { do: 'offline' | 'online' | 'switch' | 'reread' | 'retry' };

const place = fc.nat(5);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      item: fc.nat(items.length - 1),
      quantity: fc.integer({ min: 1, max: 2 }),
      bread: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('quantity' as const),
      line: place,
      quantity: fc.integer({ min: 0, max: LIMIT + 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('plus' as const, 'minus', 'option', 'remove'),
      line: place,
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom('act' as const, 'answer', 'answer', 'answer', 'expire'),
      call: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('lose' as const), call: place, reached: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reload' as const), reached: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('offline' as const, 'online', 'switch', 'reread', 'retry'),
    }),
  },
);

/** A page with the real cart machine, the server it talks to, and what the customer expects. */
class Shop {
  readonly server = new FakeServer();
  readonly expected = {
    [guest.moduleId]: new ReferenceCart(),
    [elsewhere.moduleId]: new ReferenceCart(),
  };
  readonly waiting = new Set<string>();
  owner: CartOwner = guest;
  errors = 0;
  #stored = new Map<number, RememberedCart>();
  #tickets = 0;
  cart: ActorRefFrom<typeof cartMachine>;

  constructor() {
    this.cart = this.#open();
  }

  #open() {
    const remembered = [...this.#stored.values()];
    const { cart } = openCart({ server: this.server, owner: this.owner, remembered });
    cart.on('*', (fact) => {
      if (fact.type === 'toast' && fact.kind === 'error') this.errors += 1;
      if (fact.type === 'cart.settled') for (const one of fact.tickets) this.waiting.delete(one);
    });
    cart.subscribe((snapshot) => {
      const read = schema.cartLines.shape([
        JSON.parse(JSON.stringify(rememberedCart(snapshot))),
      ])?.[0];
      if (read?.owner) this.#stored.set(read.owner.moduleId, read);
    });
    return cart;
  }

  get lines(): CartLine[] {
    return visibleLines(this.cart.getSnapshot());
  }

  get reference(): ReferenceCart {
    const reference = this.expected[this.owner.moduleId];
    if (reference === undefined) throw new Error('no such module');
    return reference;
  }

  #ticket(): string {
    this.#tickets += 1;
    const ticket = `t${this.#tickets}`;
    this.waiting.add(ticket);
    return ticket;
  }

  #change(line: CartLine, choice: ItemChoice | null): void {
    const ticket = this.#ticket();
    this.reference.change(line.item, line.choice, choice);
    if (choice === null) this.cart.send({ type: 'cart.line.removed', lineId: line.id, ticket });
    else {
      const { id: lineId, item } = line;
      this.cart.send({ type: 'cart.line.choice.changed', lineId, item, choice, ticket });
    }
  }

  #onLine(step: Extract<Command, { line: number }>): void {
    const line = this.lines[step.line % Math.max(1, this.lines.length)];
    if (line === undefined) return;
    const { choice, id: lineId } = line;
    const ticket = this.#ticket();
    const setTo = (quantity: number) => {
      const wanted = quantity < 1 ? null : { ...choice, quantity };
      this.reference.change(line.item, choice, wanted);
      this.cart.send({ type: 'cart.line.quantity.changed', lineId, quantity, ticket });
    };
    if (step.do === 'quantity') setTo(step.quantity);
    else if (step.do === 'plus') setTo(choice.quantity + 1);
    else if (step.do === 'minus') setTo(choice.quantity - 1);
    else {
      this.waiting.delete(ticket);
      const addOns = choice.addOns.length > 0 ? [] : [{ id: 31, quantity: 1 }];
      this.#change(line, step.do === 'remove' ? null : { ...choice, addOns });
    }
  }

  #add(step: Extract<Command, { do: 'add' }>): void {
    const item = items[step.item] ?? soup;
    const bread = step.bread && item.addOns.length > 0 ? [{ id: 31, quantity: 1 }] : [];
    const choice = choiceWith({ quantity: step.quantity, addOns: bread });
    const before = this.lines.find(
      (line) => line.item.id === item.id && line.item.kind === item.kind,
    );
    const quantity = (before?.choice.quantity ?? 0) + step.quantity;
    this.reference.change(item, choice, { ...choice, quantity });
    this.cart.send({ type: 'cart.item.added', item, choice, ticket: this.#ticket() });
  }

  /**
   * Ends a call. If that shows an error message, only the line of this call may differ from what
   * the customer chose.
   */
  async #settle(call: Call, how: 'answer' | 'lose' | 'expire'): Promise<void> {
    const before = this.errors;
    const lines = this.lines;
    call[how]();
    await turn();
    if (this.errors === before) return;
    const reference = this.expected[call.owner.moduleId];
    for (const item of items) {
      const was = lines.find(
        (line) => line.item === item || (line.item.id === item.id && line.item.kind === item.kind),
      );
      const mine =
        call.command === null ||
        (call.command.kind === 'remove'
          ? was === undefined || was.id === call.command.lineId
          : call.command.item.id === item.id && call.command.item.kind === item.kind);
      if (mine) reference?.refused(item, choiceWith());
    }
  }

  async take(step: Command): Promise<void> {
    const { calls } = this.server;
    const call = 'call' in step ? calls[step.call % Math.max(1, calls.length)] : undefined;
    switch (step.do) {
      case 'add':
        this.#add(step);
        break;
      case 'quantity':
      case 'plus':
      case 'minus':
      case 'option':
      case 'remove':
        this.#onLine(step);
        break;
      case 'act':
        call?.act();
        break;
      case 'answer':
      case 'expire':
        if (step.do === 'expire') call?.act();
        if (call !== undefined) await this.#settle(call, step.do);
        break;
      case 'lose':
        if (step.reached) call?.act();
        if (call !== undefined) await this.#settle(call, 'lose');
        break;
      case 'reload':
        this.cart.stop();
        this.server.dropAll(step.reached);
        this.waiting.clear();
        this.cart = this.#open();
        break;
      case 'switch':
        this.owner = this.owner === guest ? elsewhere : guest;
        this.cart.send({ type: 'cart.owner.changed', owner: this.owner });
        break;
      case 'offline':
        this.cart.send({ type: 'network.offline' });
        break;
      case 'online':
        this.cart.send({ type: 'network.online' });
        break;
      case 'reread':
        this.cart.send({ type: 'cart.reload' });
        break;
      case 'retry':
        this.cart.send({ type: 'cart.retry' });
        break;
    }
    await turn();
  }

  /** Lets all calls of both modules succeed, until everything is saved. */
  async calm(): Promise<void> {
    for (const owner of [this.owner, this.owner === guest ? elsewhere : guest]) {
      this.owner = owner;
      this.cart.send({ type: 'cart.owner.changed', owner });
      for (let round = 0; round < 60; round += 1) {
        const snapshot = this.cart.getSnapshot();
        const call = this.server.calls.at(0);
        if (call !== undefined) await this.#settle(call, 'answer');
        else if (snapshot.hasTag('failed')) this.cart.send({ type: 'cart.retry' });
        else if (snapshot.hasTag('offline')) this.cart.send({ type: 'network.online' });
        else if (isSaved(snapshot)) break;
        await turn();
      }
    }
  }
}

describe('the cart against a reference', () => {
  it('CART-06 CART-07 ITEM-17: 1,000 stories end with what the customer last chose', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30, size: 'max' }), async (story) => {
        const shop = new Shop();
        await turn();
        for (const step of story) {
          await shop.take(step);
          expect(new Set(shop.lines.map(({ id }) => id)).size).toBe(shop.lines.length);
        }
        await shop.calm();
        for (const owner of [guest, elsewhere]) {
          const rows = shop.server.rowsOf(owner);
          expect(shop.expected[owner.moduleId]?.differences(rows)).toEqual([]);
          if (owner === shop.owner) expect(shop.lines).toEqual(rows);
        }
        expect([...shop.waiting], 'askers that wait for ever').toEqual([]);
        shop.cart.stop();
      }),
      { numRuns: 1000, seed: SEED },
    );
    console.log(`cart stories: seed ${SEED}`);
  });
});
