import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ElementType,
  type ReactNode,
  type RefObject,
} from 'react';
import type { CardFacts } from '../../../machines/catalogue/productCard.machine.ts';
import { holdsOtherStore, quantityElsewhere } from '../../../machines/rules/cartRules.ts';
import { firstChoice, hasVariations } from '../../../machines/rules/choice.ts';
import type { CartLine, Item } from '../../../machines/rules/domain.ts';
import { quantityProblem } from '../../../machines/rules/quantity.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { linesNow, useCartActor, useLinesOfItem } from '../../cart/index.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { usePlaceActor } from '../../shop/place.ts';
import { now } from '../../platform/browser.ts';
import { AddButton } from '../../ui/Card.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { ClearCartDialog } from './ClearCartDialog.tsx';
import { wiredCard } from '../wiring.ts';

/**
 * Runs the statechart of a product card (F-11), and tells it when the item, or its line in the
 * cart, has changed. Returns the statechart's snapshot, `send`, the item's cart lines, and `add`
 * and `plus` for the buttons that add one to the cart.
 * @param inWishlist whether the card is a row of the wishlist
 */
export function useProductCard(item: Item, inWishlist = false) {
  const cart = useCartActor();
  const place = usePlaceActor();
  const lines = useLinesOfItem(item);
  // An item with variations has a stepper only while the cart has one line of it (CAT-04).
  const line = hasVariations(item) && lines.length > 1 ? null : (lines[0] ?? null);
  const [snapshot, send, actor] = useFlow(wiredCard, {
    input: { cart, item, line, inWishlist },
  });
  useEffect(() => {
    if (actor.getSnapshot().context.item !== item) send({ type: 'card.item.changed', item });
  }, [actor, send, item]);
  useEffect(() => {
    // The first page is hydrated with a stand-in for the cart's actor; the real one comes later.
    if (actor.getSnapshot().context.cart !== cart) send({ type: 'card.cart.changed', cart });
  }, [actor, send, cart]);
  useEffect(() => send({ type: 'card.line.changed', line }), [send, line]);

  const factsNow = (): CardFacts => {
    const all = linesNow(cart);
    const choice = line?.choice ?? firstChoice(item);
    return {
      hasPlace: place.getSnapshot().context.place !== null,
      holdsOtherStore: holdsOtherStore(all, item),
      inOtherLines: quantityElsewhere(all, item, choice, line?.id ?? null),
    };
  };
  return {
    snapshot,
    send,
    lines,
    add: () => send({ type: 'card.add', cart: factsNow(), now: wallClockOf(now()) }),
    plus: () => send({ type: 'card.plus', cart: factsNow() }),
  };
}

interface CartControlProps {
  item: Item;
  /** The running statechart of the card, from `useProductCard`. */
  card: ReturnType<typeof useProductCard>;
  /** The look of the stepper. */
  look: 'solid' | 'float';
  /** The component that wraps the control; 'div' by default. */
  place?: ElementType<{ ref?: RefObject<HTMLDivElement | null>; children?: ReactNode }>;
}

/**
 * The "Add" button on the corner of a card's picture. Once the item is in the cart, a stepper with
 * its quantity replaces the button (CAT-04, CAT-05).
 */
export function CartControl({ item, card, look, place: Place = 'div' }: CartControlProps) {
  const { snapshot, send } = card;
  const { quantity, line } = snapshot.context;
  const problem = quantityProblem(item, line?.choice.variationType ?? null, quantity + 1);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useFocusAfterPress(place, formOf(snapshot));
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  return (
    <Place ref={place}>
      {snapshot.hasTag('stepper') && !snapshot.hasTag('collapsed') ? (
        <Stepper
          value={quantity}
          label={item.name}
          look={look}
          bin
          full={problem === null ? false : resolve(problem)}
          onIncrease={press(card.plus)}
          onDecrease={press(() => send({ type: 'card.minus' }))}
        />
      ) : (
        <CollapsedControl item={item} card={card} press={press} />
      )}
      {snapshot.hasTag('question') && (
        <ClearCartDialog
          item={item}
          onConfirm={() => send({ type: 'card.clear.confirmed' })}
          onCancel={() => send({ type: 'card.clear.declined' })}
        />
      )}
    </Place>
  );
}

interface CollapsedControlProps extends Pick<CartControlProps, 'item' | 'card'> {
  /** Wraps a press handler, so that the focus moves on when another control replaces the button. */
  press: (act: () => void) => () => void;
}

/**
 * The control while it is collapsed to one round button. The button shows a plus, a spinner while
 * busy, or the quantity in the cart.
 */
function CollapsedControl({
  item,
  card: { snapshot, send, lines, add },
  press,
}: CollapsedControlProps) {
  const inStepper = snapshot.hasTag('stepper');
  const count = inStepper ? snapshot.context.quantity : quantityOf(lines);
  const [label, act] = inStepper
    ? [t('catalogue.item.inCart', { count, name: item.name }), () => send({ type: 'card.entered' })]
    : [t('ui.labelled', { label: t('catalogue.item.add'), value: item.name }), add];
  return (
    <AddButton
      aria-label={label}
      count={count}
      busy={snapshot.hasTag('busy')}
      onClick={press(act)}
    />
  );
}

const quantityOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { choice }) => sum + choice.quantity, 0);

const formOf = (snapshot: ReturnType<typeof useProductCard>['snapshot']): string => {
  if (!snapshot.hasTag('stepper')) return 'add';
  return snapshot.hasTag('collapsed') ? 'count' : 'stepper';
};

/**
 * Moves the focus when the customer presses a button and another control replaces that button. The
 * caller sets the returned ref to true at each press.
 * @param place the element that contains the controls
 * @param form which control is shown: 'add', 'count' or 'stepper'
 */
function useFocusAfterPress(place: RefObject<HTMLDivElement | null>, form: string) {
  const pressed = useRef(false);
  const shown = useRef(form);
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    if (!pressed.current) return;
    pressed.current = false;
    const active = place.current?.ownerDocument.activeElement;
    if (active?.localName !== 'body') return;
    [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [place, form]);
  return pressed;
}
