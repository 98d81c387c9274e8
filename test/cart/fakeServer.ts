import { ownerKey, type CartCommand, type CartOwner } from '../../machines/cart/basket.ts';
import { sameRow } from '../../machines/cart/identity.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import { failedCall } from '../failures.ts';

/** The maximum of a line at the server; the client does not know it beforehand. */
export const LIMIT = 5;

const offline = failedCall('offline', [], 0);
const timeout = failedCall('timeout', [], 0);
const refused = (code: string) => failedCall('refused', [{ code, message: `no: ${code}` }]);

/** One pending request: the test decides when the server acts, and when the answer arrives. */
export interface Call {
  kind: CartCommand['kind'] | 'load' | 'clear';
  owner: CartOwner;
  command: CartCommand | null;
  /** Lets the server act, once. */
  act: () => void;
  acted: () => boolean;
  /** Brings the answer; the server acts first when it has not yet. */
  answer: () => void;
  /** Breaks the connection, before or after the server acted. */
  lose: () => void;
  /** The client gives up waiting. */
  expire: () => void;
}

/** A server with carts as in wire facts 6; the test controls every request and reply. */
export class FakeServer {
  readonly carts = new Map<string, CartLine[]>();
  calls: Call[] = [];
  /** Hears of every request as it is made. */
  onCall: (call: Call) => void = () => undefined;
  #nextId = 100;

  rowsOf(owner: CartOwner): CartLine[] {
    return this.carts.get(ownerKey(owner)) ?? [];
  }

  load = (owner: CartOwner): Promise<CartLine[]> =>
    this.#call('load', owner, null, () => this.rowsOf(owner));

  clear = (owner: CartOwner): Promise<CartLine[]> => this.#call('clear', owner, null, () => []);

  save = (owner: CartOwner, command: CartCommand): Promise<CartLine[]> =>
    this.#call(command.kind, owner, command, () => this.#apply(this.rowsOf(owner), command));

  /** The page was closed: each pending request has either reached the server or never will. */
  dropAll(reached: boolean): void {
    const calls = this.calls;
    this.calls = [];
    if (reached) for (const call of calls) call.act();
  }

  #apply(rows: CartLine[], command: CartCommand): CartLine[] {
    if (command.kind === 'remove') {
      if (!rows.some(({ id }) => id === command.lineId)) throw failedCall('notFound', [], 404);
      return rows.filter(({ id }) => id !== command.lineId);
    }
    if (command.choice.quantity > LIMIT) throw refused('cart_item_limit');
    const { item, choice } = command;
    if (command.kind === 'add') {
      if (rows.some((row) => sameRow(row, command))) throw refused('cart_item');
      this.#nextId += 1;
      return [...rows, { id: this.#nextId, item, choice }];
    }
    if (!rows.some(({ id }) => id === command.lineId)) throw failedCall('notFound', [], 404);
    return rows.map((row) => (row.id === command.lineId ? { id: row.id, item, choice } : row));
  }

  #call(
    kind: Call['kind'],
    owner: CartOwner,
    command: CartCommand | null,
    change: () => CartLine[],
  ): Promise<CartLine[]> {
    return new Promise((resolve, reject) => {
      let outcome: { rows: CartLine[] } | { error: unknown } | null = null;
      const act = () => {
        if (outcome !== null) return;
        try {
          const rows = change();
          this.carts.set(ownerKey(owner), rows);
          // A real answer is parsed anew each time, so every answer is a copy.
          outcome = { rows: structuredClone(rows) };
        } catch (error) {
          outcome = { error };
        }
      };
      const done = () => {
        this.calls = this.calls.filter((other) => other !== call);
      };
      const call: Call = {
        kind,
        owner,
        command,
        act,
        acted: () => outcome !== null,
        answer: () => {
          act();
          done();
          if (outcome !== null && 'rows' in outcome) resolve(outcome.rows);
          else reject(outcome?.error);
        },
        lose: () => {
          done();
          reject(offline);
        },
        expire: () => {
          done();
          reject(timeout);
        },
      };
      this.calls.push(call);
      this.onCall(call);
    });
  }
}
