import { useMachine } from '@xstate/react';
import { History, Search, Store, UtensilsCrossed } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { searchMachine, type SearchFact } from '../../machines/catalogue/search.machine.ts';
import type { SearchSuggestions } from '../../machines/rules/domain.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { suggest } from '../api/catalogue.ts';
import { resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { storageKeys, writeStored } from '../platform/storage.ts';
import { storedTexts } from '../platform/stored.ts';
import { Button } from '../ui/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';

const Frame = styled.form`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  block-size: 48px;
  padding-inline: 18px 8px;
  border-radius: var(--r-full);
  background: var(--fill);
  color: var(--text-3);
  &:hover {
    background: var(--fill-hover);
  }
  &:focus-within {
    background: var(--surface);
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    background: none;
    border: 0;
    outline: 0;
    color: var(--text);
    font: var(--type-body);
    font-size: 1rem;
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
`;

const List = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 8px);
  z-index: var(--z-menu);
  background: var(--surface-raised);
  border-radius: var(--r-xl);
  box-shadow: var(--shadow-3), var(--edge);
  padding: 8px;
  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 6px 12px;
    font: var(--type-xs);
    color: var(--text-3);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 14px;
    cursor: pointer;
    color: var(--text);
  }
  [role='option']:hover,
  [role='option'][aria-selected='true'] {
    background: var(--fill);
  }
  p {
    padding: 12px;
    color: var(--text-2);
  }
`;

interface SearchBoxProps {
  onFact: (fact: SearchFact) => void;
}

/** The search field of the bar: recent searches, suggestions, Enter for the results (CAT-09). */
export function SearchBox({ onFact }: SearchBoxProps) {
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actors: {
          suggest: fromPromise<SearchSuggestions, { text: string }>(({ input, signal }) =>
            suggest(input.text, signal),
          ),
        },
      }),
    [],
  );
  const [snapshot, send, actor] = useMachine(machine, {
    input: { recent: storedTexts(storageKeys.recentSearches) },
  });
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = wordingOf(useModule()?.type ?? null);
  useEffect(() => {
    const heard = actor.on('*', (fact) => {
      if (fact.type === 'search.recent.changed') {
        writeStored(storageKeys.recentSearches, fact.recent);
      } else onFact(fact);
    });
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input,textarea');
      if (event.key !== '/' || typing !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const { text, suggestions, recent } = snapshot.context;
  const open = snapshot.hasTag('open');
  const recalling = snapshot.matches({ open: 'recalling' });
  const rows = recalling
    ? recent.map((name) => ({ name, kind: 'recent' as const }))
    : [
        ...suggestions.items.map(({ name }) => ({ name, kind: 'item' as const })),
        ...suggestions.stores.map(({ name }) => ({ name, kind: 'store' as const })),
      ].slice(0, 8);
  const submit = (wanted: string) => {
    setActive(-1);
    field.current?.blur();
    send({ type: 'search.submitted', text: wanted });
  };
  const icons = { recent: History, item: UtensilsCrossed, store: Store };
  const label = t('catalogue.search.placeholder', {
    items: resolve({ key: words.items }),
    stores: resolve({ key: words.stores }),
  });
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit(rows[active]?.name ?? text);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'search.closed' });
      }}
    >
      <Pill>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={label}
          value={text}
          onFocus={() => send({ type: 'search.opened' })}
          onChange={(event) => {
            setActive(-1);
            send({ type: 'search.opened' });
            send({ type: 'search.typed', text: event.target.value });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') send({ type: 'search.closed' });
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            if (rows.length === 0) return;
            const step = event.key === 'ArrowDown' ? 1 : -1;
            setActive((active + step + rows.length) % rows.length);
          }}
        />
      </Pill>
      {open &&
        (rows.length > 0 ||
          snapshot.matches({ open: 'suggested' }) ||
          snapshot.hasTag('failed')) && (
          <List>
            {recalling && (
              <header>
                {t('catalogue.search.recent')}
                <Button
                  look="ghost"
                  size="sm"
                  onClick={() => send({ type: 'search.recent.cleared' })}
                >
                  {t('catalogue.search.clearRecent')}
                </Button>
              </header>
            )}
            <div role="listbox" id={`${id}-list`} aria-label={label}>
              {rows.map((row, index) => {
                const Icon = icons[row.kind];
                return (
                  <div
                    key={`${row.kind}-${row.name}-${index}`}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => submit(row.name)}
                    onKeyDown={(event) => event.key === 'Enter' && submit(row.name)}
                  >
                    <Icon size={18} aria-hidden />
                    {row.name}
                  </div>
                );
              })}
            </div>
            {rows.length === 0 && (
              <p>
                {t(snapshot.hasTag('failed') ? 'catalogue.search.failed' : 'catalogue.search.none')}
              </p>
            )}
          </List>
        )}
      <Hidden role="status">
        {snapshot.matches({ open: 'suggested' }) && rows.length > 0 && String(rows.length)}
      </Hidden>
    </Frame>
  );
}
