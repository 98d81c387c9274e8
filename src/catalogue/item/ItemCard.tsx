import { useQuery } from '@tanstack/react-query';
import { Clock, Eye, Leaf, ThumbsUp } from 'lucide-react';
import { memo, type FocusEvent, type PointerEvent } from 'react';
import styled, { css } from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import { availabilityOf } from '../../../machines/rules/availability.ts';
import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { AverageRating } from '../AverageRating.tsx';
import { Card, CardMeta, CardTitle, Corner } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { twoLines } from '../../ui/style/clipped.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { hidden } from '../../ui/Hidden.tsx';
import { Link } from '../../ui/Link.tsx';
import { VegMark } from '../../ui/Rating.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { CartControl, useProductCard } from './CartControl.tsx';
import { CardHeart } from '../CardHeart.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
import { hasPage, productHref } from '../links.ts';
import { OfferedPrice } from './OfferedPrice.tsx';
import { useListedPrice } from './shownPrices.ts';

/** A tile with the picture above, or a row of a menu with the picture at the end. */
type ItemCardLook = 'tile' | 'row';

const Frame = styled(Card)<{ $look: ItemCardLook }>`
  ${({ $look }) =>
    $look === 'row' &&
    css`
      flex-direction: row;
      gap: 20px;
      block-size: 100%;
      padding: 20px;
      border: 1px solid var(--line);
      border-radius: 24px;
      background: var(--surface);
      transition:
        border-color var(--dur-fast),
        box-shadow var(--dur-fast);
      @media (hover: hover) {
        &:hover {
          border-color: transparent;
          box-shadow: var(--shadow-3), var(--edge);
        }
      }
      > [data-tint] {
        inline-size: 140px;
        flex: none;
        align-self: center;
      }
      @media (max-width: 640px) {
        gap: 14px;
        padding: 14px 0;
        border-width: 0 0 1px;
        border-radius: 0;
        > [data-tint] {
          inline-size: 112px;
        }
      }
    `}
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  > span {
    margin-block-start: 3px;
  }
`;

const About = styled.p`
  font: var(--type-sm);
  color: var(--text-2);
  ${twoLines}
`;

const Amounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  margin-block-start: auto;
  padding-block-start: 4px;
`;

/** Contains the cart control on the picture of a menu row, where only a narrow control fits. */
const Narrow = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: 6px;
  inset-inline: 4px;
  display: grid;
  justify-items: end;
  @media (max-width: 640px) {
    inset-inline: 0;
  }
`;

interface ItemCardProps {
  item: Item;
  look?: ItemCardLook;
  /** Whether the card names the store; a store's own page leaves the name out. */
  showStore?: boolean;
  eager?: boolean;
}

/** A product card: picture, badges, price, quick view and the cart control (CAT-01..05). */
export const ItemCard = memo(function ItemCard({
  item,
  look = 'tile',
  showStore = true,
  eager = false,
}: ItemCardProps) {
  const { data: config } = useQuery(configQuery());
  const card = useProductCard(item);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') card.send({ type: 'card.entered' });
    },
    onPointerLeave: () => card.send({ type: 'card.left' }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) card.send({ type: 'card.left' });
    },
  };
  const picture = <ItemStage item={item} card={card} look={look} eager={eager} config={config} />;
  return (
    <Frame $look={look} {...hover}>
      {look === 'tile' && picture}
      <Words>
        <Name>
          {showsDiet(config, item.moduleType) && <VegMark veg={item.veg} />}
          <CardTitle>
            {hasPage(item) ? (
              <Link to={productHref(item)}>{item.name}</Link>
            ) : (
              <button type="button" onClick={() => card.send({ type: 'card.quickView' })}>
                <span>{item.name}</span>
              </button>
            )}
          </CardTitle>
        </Name>
        {look === 'row' && item.description !== '' && <About>{item.description}</About>}
        <CardMeta>
          {showStore && <span>{item.storeName}</span>}
          {item.avgRating > 0 && <AverageRating value={item.avgRating} />}
        </CardMeta>
        {config !== undefined && <ItemPrice item={item} look={look} config={config} />}
      </Words>
      {look === 'row' && picture}
    </Frame>
  );
});

interface ItemStageProps extends Required<Pick<ItemCardProps, 'item' | 'look' | 'eager'>> {
  card: ReturnType<typeof useProductCard>;
  config: ShopConfig | undefined;
}

function ItemStage({ item, card, look, eager, config }: ItemStageProps) {
  const unavailable = availabilityOf(item, usePresentMinute()) === 'unavailable';
  const row = look === 'row';
  return (
    <Stage
      id={item.id}
      image={item.imageUrl}
      eager={eager}
      {...(row ? { radius: 'var(--r-lg)', art: '68%' } : {})}
    >
      {!row && (
        <BesideHeart>
          {config !== undefined && <CardDiscount item={item} config={config} />}
          <Tags item={item} look="white" />
        </BesideHeart>
      )}
      {!row && item.kind === 'item' && <CardHeart thing="item" id={item.id} name={item.name} />}
      {hasPage(item) && (
        <BelowHeart>
          <IconButton
            $look="float"
            $small
            aria-label={t('catalogue.item.quickView', { name: item.name })}
            onClick={() => card.send({ type: 'card.quickView' })}
          >
            <Eye size={18} aria-hidden />
          </IconButton>
        </BelowHeart>
      )}
      {unavailable ? (
        <Corner $at="bottomStart">
          <Badge $look="ink">
            <Clock size={14} aria-hidden />
            {t('rules.availability.unavailable')}
          </Badge>
        </Corner>
      ) : (
        <CartControl
          item={item}
          card={card}
          look={row ? 'float' : 'solid'}
          place={row ? Narrow : EndCorner}
        />
      )}
    </Stage>
  );
}

const BesideHeart = styled(Corner).attrs({ $at: 'topStart' as const })`
  inset-inline-start: 8px;
  gap: 4px;
  max-inline-size: calc(100% - 56px);
  /* Texts of badges would cover the picture of a small card, so only their icons are shown. */
  @media (max-width: 640px) {
    svg + span {
      ${hidden}
    }
  }
`;

const BelowHeart = styled(Corner).attrs({ $at: 'topEnd' as const })`
  inset-block-start: 52px;
  inset-inline-end: 12px;
`;

const EndCorner = styled(Corner).attrs({ $at: 'bottomEnd' as const })``;

/**
 * The badges of an item: recommended, organic and halal (CAT-01, CAT-02, ITEM-05).
 * @param look 'white' for badges on a picture, 'plain' for badges beside a text
 */
export function Tags({ item, look }: { item: Item; look: 'white' | 'plain' }) {
  return (
    <>
      {item.recommended && (
        <Badge $look={look}>
          <ThumbsUp size={14} aria-hidden />
          <span>{t('catalogue.item.recommended')}</span>
        </Badge>
      )}
      {item.organic && (
        <Badge $look={look}>
          <Leaf size={14} aria-hidden />
          <span>{t('catalogue.item.organic')}</span>
        </Badge>
      )}
      {item.halal && <Badge $look={look}>{t('catalogue.item.halal')}</Badge>}
    </>
  );
}

function CardDiscount({ item, config }: { item: Item; config: ShopConfig }) {
  return <DiscountBadge shown={useListedPrice(item, config)} currency={config.currency} />;
}

interface ItemPriceProps {
  item: Item;
  look: ItemCardLook;
  config: ShopConfig;
}

function ItemPrice({ item, look, config }: ItemPriceProps) {
  const { currency } = config;
  const shown = useListedPrice(item, config);
  return (
    <Amounts>
      <OfferedPrice shown={shown} currency={currency} />
      {look === 'row' && (
        <>
          <DiscountBadge shown={shown} currency={currency} look="soft" />
          <Tags item={item} look="plain" />
        </>
      )}
    </Amounts>
  );
}
