import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import styled from 'styled-components';
import type { CartDrawerEvent } from '../../machines/cart/cartDrawer.machine.ts';
import { isBusy, lineError } from '../../machines/cart/selectors.ts';
import { quantityElsewhere } from '../../machines/rules/cartRules.ts';
import { chosenAddOns, hasVariations } from '../../machines/rules/choice.ts';
import type { CartLine, ShopConfig } from '../../machines/rules/domain.ts';
import { quantityProblem } from '../../machines/rules/quantity.ts';
import { isSoldAt } from '../../machines/rules/saleHours.ts';
import { listOf, resolve, t } from '../messages/index.ts';
import { SaleTimes } from '../shop/SaleTimes.tsx';
import { usePresentMinute } from '../shop/presentTime.ts';
import { AddOnPrices } from '../ui/text/AddOnPrices.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import { Stage } from '../ui/Stage.tsx';
import { Stepper } from '../ui/field/Stepper.tsx';
import { linesNow, useCartActor } from './actor.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 16px;
  padding-block: 18px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  &:first-child {
    padding-block-start: 4px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-block-size: 84px;
  > div:last-child {
    flex-wrap: wrap;
    gap: 4px 8px;
    margin-block-start: auto;
  }
  > div:last-child > :last-child {
    margin-inline-start: auto;
  }
  > [role] {
    margin-block: 6px 8px;
  }
  > small {
    font: var(--type-xs);
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  h3 {
    font: var(--type-label);
    align-self: start;
  }
  b {
    font: var(--type-label);
    font-variant-numeric: tabular-nums;
    align-self: start;
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
    white-space: nowrap;
  }
`;

/** The chosen options as text, without the add-ons (CART-02). */
const optionsOf = ({ food, variationType }: CartLine['choice']): string =>
  listOf([...food.flatMap(({ labels }) => labels), variationType ?? '']);

/** Whether the item has variations or add-ons, so that the line can be edited. */
const mayBeChosen = (item: CartLine['item']): boolean =>
  hasVariations(item) || item.addOns.length > 0;

/**
 * Says that an item in the cart is not sold now, and when it is; renders nothing while it is sold
 * (ITEM-10, ITEM-11).
 */
function NotSoldNow({ item, config }: Pick<CartRowProps, 'config'> & Pick<CartLine, 'item'>) {
  const at = usePresentMinute();
  if (isSoldAt(item, at)) return null;
  return (
    <Notice look="warning">
      {t('rules.availability.unavailable')}
      <SaleTimes item={item} config={config} />
    </Notice>
  );
}

interface CartRowProps {
  line: CartLine;
  config: ShopConfig;
  /**
   * `each` is the price of one item, `total` that of the line with its add-ons; null when a price
   * is unknown.
   */
  each: number | null;
  total: number | null;
  send: (event: CartDrawerEvent) => void;
}

/**
 * One line of the cart with its quantity; rendered again only when this line changed. `each` is the
 * price of one item and `total` that of the line; null when unknown.
 */
export const CartRow = memo(function CartRow({ line, config, each, total, send }: CartRowProps) {
  const { currency } = config;
  const cart = useCartActor();
  const busy = useSelector(cart, (snapshot) => isBusy(snapshot, line.id));
  const problem = useSelector(cart, (snapshot) => lineError(snapshot, line.id), shallowEqual);
  const { item, choice } = line;
  const options = optionsOf(choice);
  const addOns = chosenAddOns(item, choice);
  const inOtherLines = () => quantityElsewhere(linesNow(cart), item, choice, line.id);
  const full = useSelector(
    cart,
    () => quantityProblem(item, choice.variationType, choice.quantity + 1, inOtherLines()),
    shallowEqual,
  );
  return (
    <Line aria-busy={busy}>
      <Stage id={item.id} image={item.imageUrl} radius="18px" art="66%" />
      <Words>
        <Ends>
          <h3>{item.name}</h3>
          <b>
            {total === null ? (
              t('rules.price.missing')
            ) : (
              <Money amount={total} currency={currency} />
            )}
          </b>
        </Ends>
        {options !== '' && <small>{options}</small>}
        <AddOnPrices addOns={addOns} currency={currency} />
        <NotSoldNow item={item} config={config} />
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <Ends>
          <small>
            {each !== null && (choice.quantity > 1 || addOns.length > 0) && (
              <bdi dir="ltr">
                {choice.quantity} × <Money amount={each} currency={currency} />
              </bdi>
            )}
          </small>
          {mayBeChosen(item) && (
            <Button
              size="sm"
              look="ghost"
              aria-label={t('cart.edit.line', { name: item.name })}
              onClick={() => send({ type: 'drawer.edited', line })}
            >
              {t('cart.edit')}
            </Button>
          )}
          <Stepper
            value={choice.quantity}
            label={item.name}
            bin
            padded
            full={full === null ? false : resolve(full)}
            onIncrease={() => send({ type: 'drawer.plus', line, inOtherLines: inOtherLines() })}
            onDecrease={() => send({ type: 'drawer.minus', line })}
          />
        </Ends>
      </Words>
    </Line>
  );
});
