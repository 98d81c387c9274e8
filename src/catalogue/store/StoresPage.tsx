import { List, Map } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';
import { Segment } from '../../ui/Choice.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { H1, Wrap } from '../../ui/Layout.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { StoreList } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 24px;
  margin-block: 8px var(--sp-4);
  p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
`;

const icon = { size: 18, 'aria-hidden': true } as const;

const lists = {
  all: { title: 'catalogue.home.all', note: 'catalogue.stores.noteAll' },
  latest: { title: 'catalogue.home.latest', note: 'catalogue.stores.noteLatest' },
  popular: { title: 'catalogue.home.popular', note: 'catalogue.stores.notePopular' },
} as const;

const listOf = (pathname: string): keyof typeof lists => {
  const [, list] = /^\/store\/(latest|popular)/.exec(pathname) ?? [];
  return list === 'latest' || list === 'popular' ? list : 'all';
};

/**
 * The stores of the module: all, the latest or the popular ones, depending on the path (CAT-06,
 * CAT-07, NAV-02, NAV-12). They are shown as a list or, with `view=map` in the URL, on a map.
 */
export function StoresPage() {
  const list = listOf(useLocation().pathname);
  const [params, change] = useUrlChoices();
  const view = params.get('view') === 'map' ? 'map' : 'list';
  const module = useModule();
  const stores = resolve({ key: wordingOf(module?.type ?? null).stores });
  const title = t(lists[list].title, { stores });
  usePageTitle(title, t(lists[list].note));
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: title }]} />
      <Head>
        <div>
          <H1>{title}</H1>
          <p>{t(lists[list].note)}</p>
        </div>
        <Segment
          label={t('catalogue.stores.view')}
          name="stores-view"
          value={view}
          options={[
            { value: 'list', label: t('catalogue.stores.asList'), icon: <List {...icon} /> },
            { value: 'map', label: t('catalogue.stores.asMap'), icon: <Map {...icon} /> },
          ]}
          onChange={(next) => change({ view: next === 'map' ? next : null })}
        />
      </Head>
      <Hidden as="h2">{stores}</Hidden>
      <StoreList
        key={list}
        list={list}
        noun={stores}
        View={view === 'map' ? StoreMap : undefined}
      />
    </Wrap>
  );
}
