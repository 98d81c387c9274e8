import { useMachine } from '@xstate/react';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { Place, PlaceSuggestion } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { Notice } from '../ui/Panels.tsx';
import { wiredLocationPicker } from './wiring.ts';

const Stack = styled.div`
  display: grid;
  gap: 14px;
  position: relative;
`;

const List = styled.ul`
  background: var(--surface-raised);
  border-radius: var(--r-xl);
  box-shadow: var(--shadow-3), var(--edge);
  padding: 8px;
  max-block-size: 320px;
  overflow-y: auto;
`;

const Option = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-block-size: 52px;
  padding-inline: 12px;
  border-radius: 14px;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: var(--fill);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

const Ways = styled.div`
  display: flex;
  gap: 12px;
  flex-wrap: wrap;
`;

interface LocationPanelProps {
  onChosen: (place: Place) => void;
  autoFocus?: boolean;
}

/** Naming a place: search with suggestions, or the device's position (LOC-01, LOC-05, LOC-09). */
export function LocationPanel({ onChosen, autoFocus = false }: LocationPanelProps) {
  const [snapshot, send] = useMachine(wiredLocationPicker);
  const { text, suggestions, problem, place } = snapshot.context;
  const [active, setActive] = useState(-1);
  const id = useId();
  const done = snapshot.matches('done');
  useEffect(() => {
    if (done && place !== null) onChosen(place);
  }, [done, place, onChosen]);

  const listed = snapshot.matches({ choosing: 'suggested' });
  const choose = (suggestion: PlaceSuggestion) => {
    setActive(-1);
    send({ type: 'place.suggestion.picked', suggestion });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!listed || suggestions.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + suggestions.length) % suggestions.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const picked = suggestions[Math.max(active, 0)];
      if (picked !== undefined) choose(picked);
    }
  };
  const busy = snapshot.hasTag('busy');
  return (
    <Stack>
      <InputFrame>
        <Search size={20} aria-hidden />
        <input
          role="combobox"
          aria-expanded={listed && suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={t('place.search.label')}
          placeholder={t('place.search.placeholder')}
          autoComplete="street-address"
          // The dialog and the landing page are about this one field.
          autoFocus={autoFocus}
          value={text}
          onChange={(event) => {
            setActive(-1);
            send({ type: 'place.text.changed', text: event.target.value });
          }}
          onKeyDown={onKeyDown}
        />
      </InputFrame>
      <Hidden role="status">
        {listed && t('place.search.results', { count: suggestions.length })}
        {snapshot.matches({ choosing: 'suggesting' }) && t('place.search.searching')}
      </Hidden>
      {listed && suggestions.length > 0 && (
        <List id={`${id}-list`} role="listbox" aria-label={t('place.search.label')}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.placeId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <MapPin size={20} aria-hidden />
              <span>
                <b>{suggestion.mainText}</b>
                <small>{suggestion.secondaryText}</small>
              </span>
            </Option>
          ))}
        </List>
      )}
      {listed && suggestions.length === 0 && <Notice>{t('place.search.none')}</Notice>}
      {snapshot.matches('outside') && (
        <Notice look="warning">
          <b>{t('place.outside.title')}</b>
          <p>{t('place.outside.text')}</p>
        </Notice>
      )}
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      <Ways>
        <Button
          look="ink"
          icon={<LocateFixed size={20} aria-hidden />}
          busy={
            busy && t(snapshot.matches('locating') ? 'place.current.asking' : 'place.resolving')
          }
          onClick={() => send({ type: 'place.position.asked' })}
        >
          {t('place.current')}
        </Button>
        {(snapshot.matches('outside') || snapshot.matches('unresolved')) && (
          <Button look="quiet" onClick={() => send({ type: 'place.again' })}>
            {t(snapshot.matches('outside') ? 'place.outside.again' : 'ui.retry')}
          </Button>
        )}
      </Ways>
    </Stack>
  );
}
