import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Calendar, ChevronDown, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { MembersPage } from '../account/index.ts';
import { useUrlChoices } from '../shop/useUrlChoices.ts';
import { t, type MessageKey } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadMore } from '../ui/list/LoadMore.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/menu/Tabs.tsx';
import { OrderCard } from './OrderCard.tsx';
import { isWithin, ordersQuery, type OrderFilter } from './queries.ts';

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin-block-start: 16px;
`;

const Filters = styled(Row)`
  margin-block-start: 16px;
  justify-content: flex-end;
  /* On a wide screen the filters stand at the end of the row of tabs. */
  @media (min-width: 861px) {
    position: relative;
    inline-size: fit-content;
    margin-block: -50px 30px;
    margin-inline-start: auto;
  }
`;

const Count = styled.p`
  margin-block-start: 10px;
  text-align: center;
  font: var(--type-xs);
  color: var(--text-3);
`;

/**
 * The options of the filter by the age of an order. A key is the maximum age in days; a value is
 * the message key of the option's text.
 */
const spans: Record<string, MessageKey> = {
  30: 'orders.list.days30',
  90: 'orders.list.days90',
  365: 'orders.list.days365',
};

/** The customer's orders in two tabs, running and previous, 10 to a page (NAV-11, NAV-28). */
export function MyOrdersPage() {
  const [params, change] = useUrlChoices();
  const modules = useModules();
  const asked = params.get('days') ?? '';
  const filter: OrderFilter = {
    which: params.get('tab') === 'previous' ? 'previous' : 'running',
    moduleId: modules.find(({ id }) => String(id) === params.get('module'))?.id ?? null,
    days: Object.hasOwn(spans, asked) ? Number(asked) : null,
  };
  return (
    <MembersPage title={t('account.orders')}>
      <Tabs
        label={t('orders.list.show')}
        value={filter.which}
        tabs={[
          { value: 'running', label: t('orders.list.running') },
          { value: 'previous', label: t('orders.list.previous') },
        ]}
        onChange={(tab) => change({ tab: tab === 'running' ? null : tab })}
      >
        <FilterBar filter={filter} onChange={change} />
        <Orders key={JSON.stringify(filter)} filter={filter} onAll={() => change(everything)} />
      </Tabs>
    </MembersPage>
  );
}

const everything = { module: null, days: null };

interface FilterBarProps {
  filter: OrderFilter;
  onChange: (patch: Record<string, string | null>) => void;
}

/** The filters of the list by module and by age; both are in the URL. */
function FilterBar({ filter, onChange }: FilterBarProps) {
  const modules = useModules().filter(({ type }) => type !== 'rental');
  return (
    <Filters $wrap $gap={10}>
      {modules.length > 1 && (
        <Choice
          label={t('orders.list.module')}
          icon={<LayoutGrid size={18} aria-hidden />}
          value={filter.moduleId === null ? null : String(filter.moduleId)}
          all={t('orders.list.everyModule')}
          options={modules.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={(module) => onChange({ module })}
        />
      )}
      <Choice
        label={t('orders.list.date')}
        icon={<Calendar size={18} aria-hidden />}
        value={filter.days === null ? null : String(filter.days)}
        all={t('orders.list.anyDate')}
        options={Object.entries(spans).map(([value, key]) => ({ value, text: t(key) }))}
        onChange={(days) => onChange({ days })}
      />
    </Filters>
  );
}

interface ChoiceProps {
  label: string;
  icon: ReactNode;
  /** The chosen value; null for no filter, which the menu offers with the text `all`. */
  value: string | null;
  all: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string | null) => void;
}

function Choice({ label, icon, value, all, options, onChange }: ChoiceProps) {
  const entries = [{ value: null, text: all }, ...options];
  const chosen = entries.find((entry) => entry.value === value)?.text ?? all;
  return (
    <Menu
      entries={entries.map((entry) => ({
        key: entry.value ?? 'all',
        label: entry.text,
        checked: entry.value === value,
        onSelect: () => onChange(entry.value),
      }))}
    >
      {(button) => (
        <Chip {...button} aria-label={t('ui.labelled', { label: label, value: chosen })}>
          {icon}
          {chosen}
          <ChevronDown size={16} aria-hidden />
        </Chip>
      )}
    </Menu>
  );
}

interface OrdersProps {
  filter: OrderFilter;
  /** Removes all filters. */
  onAll: () => void;
}

function Orders({ filter, onAll }: OrdersProps) {
  const query = useInfiniteQuery(ordersQuery(filter));
  const { data: config } = useQuery(configQuery());
  if (query.data === undefined || config === undefined) {
    return query.error === null ? (
      <List as="div" aria-busy>
        <Skeleton $height="156px" $radius="28px" />
        <Skeleton $height="156px" $radius="28px" />
        <Skeleton $height="156px" $radius="28px" />
      </List>
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  // While the list was loading, a new order may have moved an older one to the next page: each
  // order is shown only once.
  const orders = [
    ...new Map(query.data.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
  ].filter((order) => isWithin(order, filter.days));
  if (orders.length === 0) return <NoOrders filter={filter} onAll={onAll} />;
  return (
    <>
      <List>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} config={config} />
        ))}
      </List>
      {query.isFetchNextPageError && (
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <>
          <LoadMore
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
          />
          {filter.days === null && (
            <Count>
              {t('orders.list.shown', {
                count: orders.length,
                total: query.data.pages[0]?.total ?? orders.length,
              })}
            </Count>
          )}
        </>
      )}
    </>
  );
}

function NoOrders({ filter: { which, moduleId, days }, onAll }: OrdersProps) {
  if (moduleId !== null || days !== null) {
    return (
      <EmptyPanel
        title={t('orders.list.noneFiltered')}
        text={t('orders.list.noneFilteredText')}
        object="shopping-bags"
        tint="food"
        action={<Button onClick={onAll}>{t('orders.list.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyPanel
      title={t(`orders.list.none.${which}`)}
      text={t('orders.list.noneText')}
      object="shopping-bags"
      tint="food"
      action={
        <ButtonBase as={Link} to={linkTo('home')} $look="ink">
          {t('orders.list.browse')}
        </ButtonBase>
      }
    />
  );
}
