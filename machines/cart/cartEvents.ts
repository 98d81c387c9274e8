import type { Item, ItemChoice, OutwardFact } from '../rules/domain.ts';
import type { CartOwner } from './basket.ts';
import type { LineChangeReply } from './lineChange.machine.ts';
import type { RememberedCart } from './remembered.ts';

export interface CartInput {
  /** The carts that this browser stored before the page was loaded, already validated. */
  remembered: RememberedCart[];
}

/** An item, and what the customer chose of it: options, add-ons and quantity. */
export type Chosen = { item: Item; choice: ItemChoice };
/** The new quantity of one line of the cart. */
export type LineQuantity = { lineId: number; quantity: number };
/** The new options, add-ons and quantity of one line of the cart. */
export type LineChoice = { lineId: number; choice: ItemChoice };
/** `ticket`: a new id of the sender's; `cart.settled` tells the change's outcome with this id. */
export type Asked = { ticket?: string | undefined };

export type CartEvent =
  | { type: 'cart.owner.changed'; owner: CartOwner | null }
  | ({ type: 'cart.item.added' | 'cart.replaced' } & Chosen & Asked)
  | ({ type: 'cart.line.quantity.changed' } & LineQuantity & Asked)
  | ({ type: 'cart.line.choice.changed'; item: Item } & LineChoice & Asked)
  | ({ type: 'cart.line.removed'; lineId: number } & Asked)
  /** The server ended the customer's session; another customer may sign in next. */
  | { type: 'cart.session.expired' }
  /**
   * The server said who is signed in. `isSame`: whether it is the customer who was signed in last in
   * this browser. Also sent, with `isSame` false, when that customer signs out.
   */
  | { type: 'cart.customer.recognised'; isSame: boolean }
  | { type: 'cart.reload' }
  | { type: 'cart.retry' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | LineChangeReply;

/**
 * What the cart emits. `cart.settled` reports the outcome of changes whose senders gave a `ticket`:
 * `saved` by the server; `refused`: the customer saw why, or the change was dropped because another
 * customer signed in; or `kept`: the change is sent later, for example when the network is back, or
 * a newer change has replaced it.
 */
export type CartFact = OutwardFact | { type: 'cart.settled'; tickets: string[]; outcome: Outcome };
type Outcome = 'saved' | 'refused' | 'kept';

export const settled = (tickets: readonly (string | undefined)[], outcome: Outcome): CartFact => ({
  type: 'cart.settled',
  tickets: tickets.filter((ticket) => ticket !== undefined),
  outcome,
});
