import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Money } from '../../ui/Price.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { ClearCartDialog } from './ClearCartDialog.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { SaleTimes } from '../../shop/SaleTimes.tsx';
import { useChosenPrice } from './shownPrices.ts';
import { wantedOf, type Purchase } from './usePurchase.ts';

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-2);
  }
  b {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    font-variant-numeric: tabular-nums;
  }
`;

const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
`;

/** The line of buy buttons. It is exported so that a page can keep it visible while scrolling. */
export const BuyButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 8rem;
    padding-inline: 12px;
  }
`;

interface PurchaseActionsProps {
  item: Item;
  config: ShopConfig;
  /** The running purchase, from `usePurchase`. */
  purchase: Purchase;
  /**
   * Whether the save button takes the focus when it appears, for example after the item was saved.
   */
  focusFirst?: boolean;
}

/**
 * The total, the quantity and the buy buttons. If the item cannot be bought now, a notice shows the
 * hours in which it is sold, or that its price is unknown (ITEM-09..16, ITEM-28..38).
 */
export function PurchaseActions({
  item,
  config,
  purchase,
  focusFirst = false,
}: PurchaseActionsProps) {
  const { snapshot, choice, limit } = purchase;
  const { inCart, alone } = useChosenPrice(wantedOf(item, purchase), config);
  if (snapshot.matches({ open: 'unavailable' })) {
    return <UnavailableNotice item={item} config={config} />;
  }
  if (inCart === null || alone === null) {
    return <Notice look="warning">{t('rules.price.unknown')}</Notice>;
  }
  return (
    <>
      <Total>
        <div>
          <small>{t('catalogue.item.total')}</small>
          <b>
            <Money amount={inCart.total} currency={config.currency} />
          </b>
          {alone.total !== inCart.total && (
            <small>
              {t('catalogue.item.alone', {
                amount: isolatedMoney(alone.total, config.currency),
              })}
            </small>
          )}
        </div>
        <Amount>
          <Stepper
            value={choice.quantity}
            label={item.name}
            padded
            fixed={purchase.isFree}
            full={limit === null ? false : resolve(limit)}
            onIncrease={purchase.increase}
            onDecrease={purchase.decrease}
          />
          {limit !== null && (
            // The text differs from that of the toast at the next press on plus (ITEM-31).
            <small aria-hidden>
              {purchase.isMost
                ? t('catalogue.item.most', { count: choice.quantity })
                : resolve(limit)}
            </small>
          )}
        </Amount>
      </Total>
      <BuyButtons>
        {snapshot.matches({ open: 'campaign' }) ? (
          <Button look="primary" size="lg" onClick={purchase.order}>
            {t('catalogue.item.orderNow')}
          </Button>
        ) : (
          <>
            <Button look="outline" size="lg" onClick={purchase.buy}>
              {t('catalogue.item.buyNow')}
            </Button>
            <SaveButton item={item} purchase={purchase} focusFirst={focusFirst} />
          </>
        )}
      </BuyButtons>
    </>
  );
}

/**
 * Asks for confirmation before another store's items are removed from the cart. Renders nothing
 * unless `purchase`, from `usePurchase`, waits for the answer. It is a dialog of its own: render it
 * beside the item's popup, not in the popup's content.
 */
export function PurchaseQuestion({
  item,
  purchase: { snapshot, send },
}: {
  item: Item;
  purchase: Purchase;
}) {
  if (!snapshot.hasTag('question')) return null;
  return (
    <ClearCartDialog
      item={item}
      onConfirm={() => send({ type: 'item.clear.confirmed' })}
      onCancel={() => send({ type: 'item.clear.declined' })}
    />
  );
}

interface SaveButtonProps {
  item: Item;
  purchase: Purchase;
  focusFirst: boolean;
}

function SaveButton({ item, purchase, focusFirst }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusFirst) button.current?.focus({ preventScroll: true });
  }, [focusFirst]);
  const updates = purchase.lineId !== null;
  return (
    <Button
      ref={button}
      look="primary"
      size="lg"
      icon={<ShoppingBag size={20} aria-hidden />}
      busy={
        purchase.snapshot.hasTag('busy') &&
        t(updates ? 'catalogue.item.updating' : 'catalogue.item.adding')
      }
      onClick={purchase.save}
    >
      {saveLabel(item.moduleType === 'food', updates)}
    </Button>
  );
}

/**
 * The label of the save button. Dishes have "Add to cart" and other items "Add to Cart", because
 * the requirements spell them so (OPEN-15).
 * @param food whether the item is a dish
 * @param updates whether saving changes a line of the cart; if not, it adds one
 */
function saveLabel(food: boolean, updates: boolean): string {
  if (food) return t(updates ? 'catalogue.item.updateCart' : 'catalogue.item.addCart');
  return t(updates ? 'catalogue.item.updateCartShop' : 'catalogue.item.addCartShop');
}

function UnavailableNotice({ item, config }: Pick<PurchaseActionsProps, 'item' | 'config'>) {
  return (
    <Notice look="warning">
      <b>{t('rules.availability.unavailable')}</b>
      <SaleTimes item={item} config={config} />
    </Notice>
  );
}
