import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { searchMachine } from '../../../machines/catalogue/search.machine.ts';
import type { SearchSuggestions } from '../../../machines/rules/domain.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t, withTexts } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { get, set } from '../../platform/stored/store.ts';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { catchFocus } from '../../platform/focus.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchPill, useSlashFocus } from '../../ui/field/SearchPill.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { useMarkedOption } from '../../ui/field/useMarkedOption.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { recentRow, suggestedRows, type SearchRow } from './searchRows.ts';

const loadList = () => withTexts(import('./SearchList.tsx'));
const SearchList = lazyPart(async () => (await loadList()).SearchList);

const Frame = styled.form`
  position: relative;
  flex: 1 100px;
  min-inline-size: 0;
`;

const wiredSearch = searchMachine.provide({
  actors: {
    suggest: fromPromise<SearchSuggestions, { text: string }>(async ({ input, signal }) => {
      const { suggest } = await import('../../api/catalogue/suggestions.ts');
      return suggest(input.text, signal);
    }),
  },
});

/**
 * State and handlers of the search field: the typed text, the rows of its list, and what choosing a
 * row does.
 */
function useSearch() {
  const [snapshot, send, actor] = useFlow(wiredSearch, {
    input: { recent: get('recentSearches') ?? [] },
    on: { 'search.recent.changed': (fact) => set('recentSearches', fact.recent) },
  });
  const outlet = useOutlet();
  const field = useSlashFocus(true);
  /**
   * True while the focus returns to the field from an item popup that was opened by keyboard. The
   * list must not open then.
   */
  const comesBack = useRef(false);
  const { text, suggestions, recent } = snapshot.context;
  const module = useModule();
  const isOpen = snapshot.hasTag('open');
  const scope = useScope();
  const { data: categories = [] } = useQuery({ ...categoriesQuery(scope), enabled: isOpen });
  const rows: SearchRow[] = snapshot.matches({ open: 'recalling' })
    ? recent.map(recentRow)
    : suggestedRows(text, suggestions, categories, module);
  const option = useMarkedOption(rows.length);

  const shop = [scope.moduleId, ...scope.zoneIds].join();
  const [params] = useSearchParams();
  // With an id, the page shows a category, and `search` is not what the customer typed (NAV-07).
  const words = params.has('id') ? '' : (params.get('search') ?? '');
  // They are also other results in another module or place, whose suggestions are no longer offered.
  const results = useMemo(() => ({ words, shop }), [words, shop]);
  useEffect(() => {
    // Back, a reload or a shared link may show other results than those of the text in the field.
    send({ type: 'search.shown', text: results.words });
  }, [send, results]);

  const take = (row: SearchRow | undefined, byKeys: boolean) => {
    option.unmark();
    if (row?.to != null) send({ type: 'search.followed', to: row.to });
    else if (row?.item != null) {
      send({ type: 'search.closed' });
      outlet({
        type: 'overlay.opened',
        overlay: { kind: 'item', item: row.item, line: null, edits: false },
      });
      if (byKeys) {
        // The popup takes the focus, and gives it back to the field when it closes.
        comesBack.current = true;
        return;
      }
    } else send({ type: 'search.submitted', text: row?.name ?? text });
    // Nothing is searched without a word: the customer stays in the field.
    if (actor.getSnapshot().hasTag('open')) return;
    // Blurring the field closes the list, so it comes after the event. The page gets the focus.
    field.current?.blur();
    catchFocus();
  };
  return {
    snapshot,
    send,
    field,
    rows,
    option,
    take,
    type: (typed: string) => {
      option.unmark();
      send({ type: 'search.opened' });
      send({ type: 'search.typed', text: typed });
    },
    onFocus: () => {
      loadList().catch(() => undefined);
      if (!comesBack.current) send({ type: 'search.opened' });
      comesBack.current = false;
    },
  };
}

/**
 * The search field and its list: recent searches or, after typing, suggestions. Enter opens the
 * results (NAV-07).
 */
export function SearchBox() {
  const type = useModule()?.type ?? null;
  const search = useSearch();
  const { snapshot, send, field, rows, option, take } = search;
  const id = `${useId()}-list`;
  const words = wordingOf(type);
  const { text } = snapshot.context;
  const answered = snapshot.matches({ open: 'suggested' });
  const failed = snapshot.hasTag('failed');
  const listed = snapshot.hasTag('open') && (rows.length > 0 || answered || failed);
  const label = t('catalogue.search.placeholder', {
    items: resolve({ key: words.items }),
    stores: resolve({ key: words.stores }),
  });
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        take(listed ? rows[option.marked] : undefined, true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'search.closed' });
      }}
    >
      <SearchPill>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={
            listed && option.marked >= 0 ? `${id}-${option.marked}` : undefined
          }
          placeholder={label}
          value={text}
          onFocus={search.onFocus}
          onClick={() => send({ type: 'search.opened' })}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') send({ type: 'search.closed' });
            if (option.moveBy(event)) send({ type: 'search.opened' });
          }}
        />
        <ClearButton search={search} />
      </SearchPill>
      {listed && (
        // If the code of the list cannot be loaded, Enter still opens the results.
        <Delayed instead={Nothing}>
          <SearchList
            id={id}
            label={label}
            text={text}
            rows={rows}
            active={option.marked}
            failed={failed}
            onTake={(row) => take(row, false)}
            onClearRecent={() => send({ type: 'search.recent.cleared' })}
            onRetry={() => send({ type: 'search.retry' })}
          />
        </Delayed>
      )}
      <Hidden role="status">
        {answered && rows.length > 0 && t('catalogue.search.found', { count: rows.length })}
      </Hidden>
    </Frame>
  );
}

function ClearButton({ search }: { search: ReturnType<typeof useSearch> }) {
  if (search.snapshot.context.text === '') return <kbd aria-hidden>/</kbd>;
  return (
    <IconButton
      aria-label={t('ui.search.clear')}
      onClick={() => {
        search.type('');
        search.field.current?.focus();
      }}
    >
      <X size={18} aria-hidden />
    </IconButton>
  );
}
