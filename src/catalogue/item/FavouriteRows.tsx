import { useQuery } from '@tanstack/react-query';
import { Clock, Plus, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import { availabilityOf } from '../../../machines/rules/availability.ts';
import { hasVariations } from '../../../machines/rules/choice.ts';
import type { Item, Provider, ShopConfig, Store, Vehicle } from '../../../machines/rules/domain.ts';
import { addressText, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { providerHref, storeHref, vehicleHref } from '../../shop/links.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { AddButtonBase } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { VegMark } from '../../ui/Rating.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { AverageRating } from '../AverageRating.tsx';
import { CartControl, useProductCard } from './CartControl.tsx';
import { hasPage, productHref } from '../links.ts';
import { OfferedPrice } from './OfferedPrice.tsx';
import { useListedPrice } from './shownPrices.ts';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';

/** A row of which any place opens the favourite, except for its buttons at the end (WISH-04). */
const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr) auto auto;
  gap: 4px 18px;
  align-items: center;
  padding-block: 16px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 8px;
    font: var(--type-label);
  }
  h3 > a,
  h3 > button {
    text-align: start;
    font: inherit;
  }
  @media (hover: hover) {
    h3 > a:hover,
    h3 > button:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  h3 > a::after,
  h3 > button::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  /* The buttons after picture and words. */
  > :nth-child(n + 3) {
    position: relative;
    z-index: 2;
  }
  @media (max-width: 480px) {
    grid-template-columns: 72px minmax(0, 1fr) auto auto;
    column-gap: 10px;
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-block: 2px 6px;
  font: var(--type-sm);
  color: var(--text-2);
`;

interface RowProps {
  /** Called when the customer follows a link in the row; the wishlist can then be closed. */
  onLeave: () => void;
  onRemove: () => void;
}

function Row({
  id,
  image,
  name,
  title,
  about,
  onRemove,
  children,
}: Pick<RowProps, 'onRemove'> & {
  id: number;
  image: string | null;
  name: string;
  title: ReactNode;
  about: ReactNode;
  /** The control that adds the favourite to the cart or rents it. */
  children?: ReactNode;
}) {
  return (
    <Frame>
      <Stage id={id} image={image} radius="var(--r-lg)" art="68%" />
      <div>
        <h3>{title}</h3>
        {about}
      </div>
      <IconButton aria-label={t('wishlist.remove.open', { name })} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      {children}
    </Frame>
  );
}

/**
 * A favourite item. Its row opens the item, and the plus button adds one to the cart (WISH-04,
 * WISH-09, WISH-10). If options have to be chosen first, the plus button opens the dish's popup or
 * the product's page (WISH-11).
 */
export function ItemRow({ item, onLeave, onRemove }: RowProps & { item: Item }) {
  const { data: config } = useQuery(configQuery());
  const card = useProductCard(item, true);
  const unavailable = availabilityOf(item, usePresentMinute()) === 'unavailable';
  return (
    <Row
      id={item.id}
      image={item.imageUrl}
      name={item.name}
      title={
        <>
          {showsDiet(config, item.moduleType) && <VegMark veg={item.veg} />}
          {hasPage(item) ? (
            <Link to={productHref(item)} onClick={onLeave}>
              {item.name}
            </Link>
          ) : (
            <button type="button" onClick={() => card.send({ type: 'card.quickView' })}>
              {item.name}
            </button>
          )}
        </>
      }
      about={
        <>
          <Meta>
            <span>{item.storeName}</span>
            {item.avgRating > 0 && <AverageRating value={item.avgRating} />}
          </Meta>
          {unavailable ? (
            <Badge>
              <Clock size={14} aria-hidden />
              {t('rules.availability.unavailable')}
            </Badge>
          ) : (
            config !== undefined && <RowPrice item={item} config={config} />
          )}
        </>
      }
      onRemove={onRemove}
    >
      {!unavailable &&
        (hasPage(item) && hasVariations(item) ? (
          <AddButtonBase
            as={Link}
            to={productHref(item)}
            aria-label={t('ui.labelled', { label: t('catalogue.item.add'), value: item.name })}
            onClick={onLeave}
          >
            <Plus size={20} aria-hidden />
          </AddButtonBase>
        ) : (
          <CartControl item={item} card={card} look="float" />
        ))}
    </Row>
  );
}

function RowPrice({ item, config }: { item: Item; config: ShopConfig }) {
  return <OfferedPrice shown={useListedPrice(item, config)} currency={config.currency} />;
}

/** A favourite store; its row is a link to its page. */
export function StoreRow({ store, onLeave, onRemove }: RowProps & { store: Store }) {
  const module = useModule();
  return (
    <Row
      id={store.id}
      image={store.logoUrl}
      name={store.name}
      title={
        <Link to={storeHref(store, module?.type ?? null)} onClick={onLeave}>
          {store.name}
        </Link>
      }
      about={
        <Meta>
          {store.avgRating > 0 && (
            <AverageRating value={store.avgRating} count={store.ratingCount} />
          )}
          <bdi>{addressText(store)}</bdi>
        </Meta>
      }
      onRemove={onRemove}
    />
  );
}

/**
 * The button that rents a vehicle from a list. The caller passes it in as a prop, because it
 * belongs to the rental area of the code.
 */
export type Rent = ComponentType<{ vehicle: Vehicle; onRented: () => void }>;

/**
 * A favourite vehicle. While at least one of it is available, the customer can rent it here for the
 * planned trip (WISH-05, WISH-12).
 * @param Rent the button that rents the vehicle
 * @param onLeave called when the customer follows the link or presses that button; the wishlist can
 *   then be closed
 */
export function VehicleRow({
  vehicle,
  Rent,
  onLeave,
  onRemove,
}: RowProps & { vehicle: Vehicle; Rent: Rent }) {
  return (
    <Row
      id={vehicle.id}
      image={vehicle.imageUrl}
      name={vehicle.name}
      title={
        <Link to={vehicleHref(vehicle, 'wishlist')} onClick={onLeave}>
          {vehicle.name}
        </Link>
      }
      about={
        <Meta>
          <span>{vehicle.provider.name}</span>
          {vehicle.avgRating > 0 && <AverageRating value={vehicle.avgRating} />}
        </Meta>
      }
      onRemove={onRemove}
    >
      {vehicle.available > 0 && (
        <Delayed instead={Nothing}>
          <Rent vehicle={vehicle} onRented={onLeave} />
        </Delayed>
      )}
    </Row>
  );
}

/** A favourite provider of rental vehicles; its row is a link to its page. */
export function ProviderRow({ provider, onLeave, onRemove }: RowProps & { provider: Provider }) {
  return (
    <Row
      id={provider.id}
      image={provider.logoUrl}
      name={provider.name}
      title={
        <Link to={providerHref(provider)} onClick={onLeave}>
          {provider.name}
        </Link>
      }
      about={
        <Meta>
          {provider.avgRating > 0 && <AverageRating value={provider.avgRating} />}
          <bdi>{addressText(provider)}</bdi>
        </Meta>
      }
      onRemove={onRemove}
    />
  );
}
