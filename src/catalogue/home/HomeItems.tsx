import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { FlashSale, Module } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { moduleHue, useModuleActor, useModules } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { Row, Section } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Countdown, useSecondsUntil } from './Countdown.tsx';
import { FlashOffer } from '../shelves/FlashOffer.tsx';
import { ItemRow, ItemRail } from '../shelves/ItemRow.tsx';
import { ViewAll } from '../../ui/list/ViewAll.tsx';
import {
  campaignItemsQuery,
  discountedItemsQuery,
  flashSaleQuery,
  popularItemsQuery,
  recommendedItemsQuery,
  reviewedItemsQuery,
} from '../shelfQueries.ts';
import { type CatalogueScope } from '../queries.ts';
import { useScope } from '../scope.ts';

const itemLists = {
  recommended: (scope: CatalogueScope) => recommendedItemsQuery(scope, null),
  popular: popularItemsQuery,
  reviewed: reviewedItemsQuery,
  discounted: discountedItemsQuery,
};

interface ItemListSectionProps {
  title: string;
  note?: string;
  list: keyof typeof itemLists;
  count: number;
}

/**
 * A titled section with the first `count` items of a list. Renders nothing when the list is empty
 * or fails to load.
 */
export function ItemListSection({ list, count, ...words }: ItemListSectionProps) {
  const { data, isPending } = useDeferredValue(useQuery(itemLists[list](useScope())));
  return <ItemRow {...words} items={data?.slice(0, count) ?? []} awaited={isPending ? count : 0} />;
}

/** A titled section with the first five items that are part of a campaign. */
export function CampaignSection() {
  const { data } = useDeferredValue(useQuery(campaignItemsQuery(useScope())));
  const items = data?.slice(0, 5) ?? [];
  return <ItemRow title={t('catalogue.home.campaigns')} items={items} awaited={0} />;
}

/**
 * A section with the running flash sale and its first five items. Renders nothing when there is no
 * sale.
 */
export function FlashSection() {
  const { data: sale, isPending } = useDeferredValue(useQuery(flashSaleQuery(useScope())));
  // Its place is reserved, so that the parts below do not load before they come near the screen.
  if (isPending) return <Skeleton $height="480px" $radius="var(--r-xl)" />;
  if (sale == null || sale.items.length === 0) return null;
  return <Flash key={sale.endsAt} sale={sale} />;
}

/**
 * The running sale: the time left, and how many of each item are sold. When the time is over, a
 * message replaces it.
 */
function Flash({ sale }: { sale: FlashSale }) {
  const seconds = useSecondsUntil(sale.endsAt);
  if (seconds === 0) {
    return (
      <Section id="flash" title={sale.title}>
        <Notice>{t('catalogue.flash.ended')}</Notice>
      </Section>
    );
  }
  return (
    <Section
      id="flash"
      title={sale.title}
      action={
        <Row $gap={20} $wrap>
          <Countdown endsAt={sale.endsAt} seconds={seconds} />
          <ViewAll to={linkTo('flashSale')} what={sale.title} />
        </Row>
      }
    >
      <ItemRail>
        {sale.items.slice(0, 5).map((offer) => (
          <FlashOffer key={offer.item.id} {...offer} />
        ))}
      </ItemRail>
    </Section>
  );
}

/**
 * The row of module tiles. The tiles grow to the width of the row, so that no number of them leaves
 * a gap.
 */
const ModuleTiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--grid-gap);
  > * {
    flex: 1 1 200px;
  }
  @media (max-width: 640px) {
    > * {
      flex-basis: 140px;
    }
  }
`;

const More = styled.button`
  position: relative;
  border-radius: 24px;
  padding: 22px;
  block-size: 170px;
  overflow: hidden;
  background: var(--accent-soft);
  isolation: isolate;
  display: flex;
  flex-direction: column;
  @media (hover: hover) {
    &:hover {
      background: var(--accent-line);
    }
  }
  b {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
  img {
    position: absolute;
    z-index: -1;
    inline-size: 92px;
    block-size: auto;
    inset-block-end: -6px;
    inset-inline-end: -2px;
  }
`;

/**
 * Buttons that switch to the shop's other modules, such as groceries or parcels (NAV-21, MOD-05).
 * @param current the module of this page, which gets no button
 */
export function OtherModules({ current }: { current: Module }) {
  const actor = useModuleActor();
  const { data: config } = useQuery(configQuery());
  const others = useModules().filter((module) => module.id !== current.id);
  if (others.length === 0) return null;
  return (
    <Section title={t('catalogue.home.more', { shop: config?.businessName ?? '' })}>
      <ModuleTiles>
        {others.map((module) => (
          <More
            key={module.id}
            type="button"
            data-module={moduleHue(module)}
            onClick={() => actor.send({ type: 'module.chosen', module })}
          >
            <b>{module.name}</b>
            <small>{module.description}</small>
            <Picture src={module.thumbnailUrl} alt="" size={92} />
          </More>
        ))}
      </ModuleTiles>
    </Section>
  );
}
