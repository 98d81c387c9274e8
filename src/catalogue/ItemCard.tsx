import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { availabilityOf } from '../../machines/rules/availability.ts';
import { holdsOtherStore } from '../../machines/rules/cartRules.ts';
import { firstChoice, hasVariations } from '../../machines/rules/choice.ts';
import { cardPrice, discountChip } from '../../machines/rules/discount.ts';
import type { Item } from '../../machines/rules/domain.ts';
import { quantityProblem } from '../../machines/rules/quantity.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useCartActor, useCartLines, useLinesOfItem } from '../cart/index.ts';
import { t } from '../messages/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Badge } from '../ui/Chip.tsx';
import { Price } from '../ui/Price.tsx';
import { Rating, VegMark } from '../ui/Rating.tsx';
import { Stage } from '../ui/Stage.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useItemOpener } from './opener.ts';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
  &:hover img {
    transform: translateY(-3%) scale(1.05);
  }
  /* The name's click area covers the card; only the buttons on the picture stand above it. */
  > div:first-child {
    z-index: 1;
    pointer-events: none;
  }
  > div:first-child button {
    pointer-events: auto;
  }
  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  h3 button {
    font: inherit;
    letter-spacing: inherit;
  }
  h3 button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-xl);
  }
`;

const Top = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  z-index: 2;
  display: flex;
  gap: 6px;
  flex-wrap: wrap;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-end: 10px;
  inset-inline-end: 10px;
  z-index: 3;
`;

const Bottom = styled.div`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 12px;
  z-index: 2;
`;

const Add = styled.button`
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--surface-raised);
  color: var(--accent-text);
  box-shadow: var(--shadow-2), var(--edge);
  transition: background var(--dur-fast);
  &:hover {
    background: var(--accent);
    color: var(--on-accent);
  }
`;

const Name = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  > span {
    margin-block-start: 3px;
  }
`;

const Meta = styled.p`
  font: var(--type-sm);
  color: var(--text-2);
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface ItemCardProps {
  item: Item;
  /** Left out on the store's own page. */
  showStore?: boolean;
  eager?: boolean;
}

/** A product card: picture, tags, price, and its stepper (CAT-01..05). */
export function ItemCard({ item, showStore = true, eager = false }: ItemCardProps) {
  const { data: config } = useQuery(configQuery());
  const lines = useLinesOfItem(item);
  const allLines = useCartLines();
  const cart = useCartActor();
  const place = usePlace();
  const open = useItemOpener();
  const [moment] = useState(() => wallClockOf(now()));
  const availability = availabilityOf(item, moment);
  const chip = discountChip(item);
  const line = lines[0];
  const single = line !== undefined && lines.length === 1 && !hasVariations(item);
  const quantity = lines.reduce((sum, one) => sum + one.choice.quantity, 0);

  const add = () => {
    const needsChoice = hasVariations(item) || availability !== 'available' || place === null;
    if (needsChoice || holdsOtherStore(allLines, item)) open(item, null);
    else cart.send({ type: 'cart.item.added', item, choice: firstChoice(item) });
  };

  return (
    <Card>
      <Stage id={item.id} image={item.imageUrl} eager={eager}>
        <Top>
          {chip !== null && (
            <Badge $look="accent">
              <bdi dir="ltr">{chip.type === 'percent' ? `−${chip.value}%` : `−${chip.value}`}</bdi>
            </Badge>
          )}
          {item.recommended && <Badge $look="white">{t('catalogue.item.recommended')}</Badge>}
          {item.organic && <Badge $look="white">{t('catalogue.item.organic')}</Badge>}
          {item.halal && <Badge $look="white">{t('catalogue.item.halal')}</Badge>}
        </Top>
        {availability === 'unavailable' && (
          <Bottom>
            <Badge $look="ink">{t('rules.availability.unavailable')}</Badge>
          </Bottom>
        )}
        {availability !== 'unavailable' && (
          <Corner>
            {single ? (
              <Stepper
                value={line.choice.quantity}
                label={item.name}
                look="solid"
                bin
                full={
                  quantityProblem(
                    item,
                    line.choice.variationType,
                    line.choice.quantity + 1,
                    quantity - line.choice.quantity,
                  ) !== null
                }
                onIncrease={() =>
                  cart.send({
                    type: 'cart.line.quantity.changed',
                    lineId: line.id,
                    quantity: line.choice.quantity + 1,
                  })
                }
                onDecrease={() =>
                  line.choice.quantity === 1
                    ? cart.send({ type: 'cart.line.removed', lineId: line.id })
                    : cart.send({
                        type: 'cart.line.quantity.changed',
                        lineId: line.id,
                        quantity: line.choice.quantity - 1,
                      })
                }
              />
            ) : (
              <Add
                type="button"
                aria-label={`${t('catalogue.item.add')}: ${item.name}`}
                onClick={add}
              >
                {quantity > 0 ? <bdi dir="ltr">{quantity}</bdi> : <Plus size={20} aria-hidden />}
              </Add>
            )}
          </Corner>
        )}
      </Stage>
      <div>
        <Name>
          {item.moduleType === 'food' && config?.vegToggle === true && <VegMark veg={item.veg} />}
          <h3>
            <button type="button" onClick={() => open(item, single ? line : null)}>
              {item.name}
            </button>
          </h3>
        </Name>
        <Meta>
          {showStore && <span>{item.storeName}</span>}
          {item.avgRating > 0 && <Rating value={item.avgRating} />}
        </Meta>
      </div>
      {config !== undefined && <CardPrice item={item} config={config} />}
    </Card>
  );
}

function CardPrice({
  item,
  config,
}: {
  item: Item;
  config: { currency: Parameters<typeof Price>[0]['currency'] };
}) {
  const { price, original } = cardPrice(item, config.currency.digits);
  return (
    <Price amount={price} currency={config.currency} {...(original === null ? {} : { original })} />
  );
}
