import { ArrowRight, LocateFixed, Map as MapIcon, MapPin } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled, { css } from 'styled-components';
import type { LatLng, Place, PlaceSuggestion, MapOpening } from '../../machines/rules/domain.ts';
import { useFlow } from '../flow/useFlow.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/progress/Spinner.tsx';
import { useMarkedOption } from '../ui/field/useMarkedOption.ts';
import { wiredLocationPicker, wiredPointPicker } from './wiring.ts';

const Box = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px;
  border-radius: 24px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-3), var(--edge);
  &:focus-within {
    outline: var(--focus-width) solid var(--focus-color);
  }
  > svg {
    margin-inline-start: 14px;
    color: var(--text-3);
  }
  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 56px;
    border: 0;
    background: none;
    outline: 0;
    font: var(--type-body-lg);
    color: var(--text);
  }
  > input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  @media (max-width: 640px) {
    flex-wrap: wrap;
    > input {
      inline-size: 50%;
    }
    > button[type='submit'] {
      flex: 1 0 100%;
    }
  }
`;

const List = styled.ul`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 8px);
  z-index: var(--z-menu);
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
  &[aria-selected='true'] {
    background: var(--fill);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--fill);
    }
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

const Stack = styled.div<{ $inDialog: boolean }>`
  display: grid;
  gap: 14px;
  /* In a dialog the list is part of the layout: the dialog grows with it, and would cut off a list
     that lies over it. */
  ${({ $inDialog }) =>
    $inDialog &&
    css`
      ${Box} {
        flex-wrap: wrap;
        box-shadow: inset 0 0 0 1px var(--line-control);
        margin-block-start: 4px;
      }
      ${List} {
        position: static;
        flex: 1 0 100%;
        box-shadow: none;
        padding: 0;
      }
    `}
`;

interface LocationPanelProps {
  onChosen: (place: Place) => void;
  /** The label of its field; by default it asks for the delivery place. */
  label?: string;
  /** Whether it is shown in a dialog. */
  inDialog?: boolean;
  /**
   * Whether this panel replaces an earlier one: after a search has found a place, the parent mounts
   * a new, empty panel. Its field then gets the focus.
   */
  again?: boolean;
  /**
   * Whether a place outside every delivery zone is accepted too. An example is the destination of a
   * rental trip, because nothing is delivered to it.
   */
  anywhere?: boolean;
  /** Opens the map; left out when the map is already visible beside the panel. */
  onMap?: (at: MapOpening) => void;
  /**
   * Called with true when the panel begins to look up a place, and with false when that has ended.
   */
  onSearch?: (begun: boolean) => void;
  /**
   * Called when the device's position was not found. The map then shows the message, so the panel
   * does not show it too.
   */
  onLost?: () => void;
  /**
   * Called when the device's position is inaccurate, so that the map beside the panel shows it; the
   * panel asks the customer to move the pin to the door.
   */
  onVague?: (at: LatLng) => void;
  /** Whether the map beside the panel already opened at an inaccurate position of the device. */
  vague?: boolean;
  /** Further options for a place outside all zones. */
  outside?: ReactNode;
  /**
   * Renders known places, such as saved addresses. It calls `pick` with the point and address of
   * the chosen place, whose zones the panel then looks up.
   */
  renderKnown?: (pick: (position: LatLng, address: string) => void) => ReactNode;
}

/**
 * Runs the statechart that chooses a place, and calls the parent with its outcome. With
 * `anywhere` a place outside every zone is accepted too.
 */
function usePicker(props: LocationPanelProps) {
  const { anywhere, onChosen, onMap, onSearch, onLost, onVague, vague = false } = props;
  const [isVague, setVague] = useState(vague);
  const [snapshot, send] = useFlow(anywhere ? wiredPointPicker : wiredLocationPicker, {
    on: {
      'place.position.lost': () => {
        setVague(false);
        (onLost ?? (() => onMap?.('lost')))();
      },
      'place.position.vague': ({ position }) => {
        setVague(onVague !== undefined);
        (onVague ?? onMap)?.(position);
      },
    },
  });
  const { place } = snapshot.context;
  const done = snapshot.matches('done');
  useEffect(() => {
    if (done && place !== null) onChosen(place);
  }, [done, place, onChosen]);
  const busy = snapshot.hasTag('busy');
  useEffect(() => {
    if (!busy || onSearch === undefined) return;
    onSearch(true);
    return () => onSearch(false);
  }, [busy, onSearch]);
  return { snapshot, send, isVague };
}

type Picker = ReturnType<typeof usePicker>;

const isListed = ({ snapshot }: Picker): boolean => snapshot.matches({ choosing: 'suggested' });

/**
 * The state of the suggestions below the field: whether their list is open, which one is marked,
 * and what typing and keys do.
 */
function useSuggestions(picker: Picker) {
  const { suggestions } = picker.snapshot.context;
  const option = useMarkedOption(suggestions.length);
  const [folded, setFolded] = useState(false);
  const listed = isListed(picker);
  const open = listed && suggestions.length > 0 && !folded;
  const choose = (suggestion: PlaceSuggestion) => {
    option.unmark();
    picker.send({ type: 'place.suggestion.picked', suggestion });
  };
  const type = (text: string) => {
    option.unmark();
    setFolded(false);
    picker.send({ type: 'place.text.changed', text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Escape closes only the list of suggestions, not the dialog around it.
      event.stopPropagation();
      setFolded(true);
    }
    if (listed && option.moveBy(event)) setFolded(false);
  };
  const active = option.marked;
  return { open, active, marked: open ? suggestions[active] : undefined, choose, type, onKeyDown };
}

type Suggestions = ReturnType<typeof useSuggestions>;

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly PlaceSuggestion[];
  list: Suggestions;
}

function SuggestionList({ id, label, suggestions, list }: SuggestionListProps) {
  return (
    <List id={`${id}-list`} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.placeId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === list.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.choose(suggestion)}
        >
          <MapPin size={20} aria-hidden />
          <span>
            <b>{suggestion.mainText}</b>
            <small>{suggestion.secondaryText}</small>
          </span>
        </Option>
      ))}
    </List>
  );
}

/**
 * The buttons beside the field on a page: one uses the device's position; "Explore" searches for
 * the typed text or, once there are suggestions, chooses one of them.
 */
function FieldButtons({ snapshot, send }: Picker) {
  const busy = snapshot.hasTag('busy');
  return (
    <>
      <IconButton
        aria-label={t('place.current')}
        disabled={busy}
        onClick={() => send({ type: 'place.position.asked' })}
      >
        <LocateFixed size={20} aria-hidden />
      </IconButton>
      <Button
        type="submit"
        look="ink"
        size="lg"
        busy={busy && t(snapshot.matches('locating') ? 'place.current.asking' : 'place.resolving')}
      >
        {t('place.explore')}
        <ArrowRight className="flip" size={20} aria-hidden />
      </Button>
    </>
  );
}

interface PlaceFieldProps {
  picker: Picker;
  field: RefObject<HTMLInputElement | null>;
  label: string;
  inDialog: boolean;
  again: boolean;
}

/**
 * The field with its suggestions: arrow keys mark one, Enter chooses it (LOC-01). With `again` it
 * gets the focus when it appears; in a dialog it has no buttons beside it.
 */
function PlaceField({ picker, field, label, inDialog, again }: PlaceFieldProps) {
  const { snapshot, send } = picker;
  const { text, suggestions } = snapshot.context;
  const list = useSuggestions(picker);
  const id = useId();
  const explore = () => {
    if (list.marked !== undefined) list.choose(list.marked);
    else if (snapshot.can({ type: 'place.explored' })) send({ type: 'place.explored' });
    else field.current?.focus();
  };
  return (
    <Box
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        explore();
      }}
    >
      <MapPin size={20} aria-hidden />
      <input
        ref={field}
        role="combobox"
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.open && list.active >= 0 ? `${id}-${list.active}` : undefined}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={t('place.search.placeholder')}
        autoComplete="street-address"
        enterKeyHint="search"
        autoFocus={again}
        value={text}
        onChange={(event) => list.type(event.target.value)}
        onKeyDown={list.onKeyDown}
      />
      {/* A dialog has its own button that confirms the choice, so the field needs none. */}
      {!inDialog && <FieldButtons {...picker} />}
      {list.open && <SuggestionList id={id} label={label} suggestions={suggestions} list={list} />}
    </Box>
  );
}

interface OutcomeProps {
  picker: Picker;
  /** Whether the map already shows that the device's position was not found. */
  mapShowsFailure: boolean;
  onRetry: () => void;
}

/** The outcome of the search: nothing found, outside every zone, or failed; with the next steps. */
function Outcome({ picker, mapShowsFailure, onRetry }: OutcomeProps) {
  const { snapshot, isVague } = picker;
  const { suggestions, problem } = snapshot.context;
  const listed = isListed(picker);
  const isOutside = snapshot.matches('outside');
  const shownOnMap =
    mapShowsFailure && problem !== null && resolve(problem) === t('place.positionNotFound');
  return (
    <>
      <Hidden role="status">
        {listed && t('place.search.results', { count: suggestions.length })}
        {snapshot.matches({ choosing: 'suggesting' }) && t('place.search.searching')}
      </Hidden>
      {listed && suggestions.length === 0 && <Notice>{t('place.search.none')}</Notice>}
      {isVague && <Notice look="warning">{t('place.positionVague')}</Notice>}
      {isOutside && (
        <Notice look="warning">
          <b>{t('place.outside.title')}</b>
          {problem !== null && <p>{resolve(problem)}</p>}
        </Notice>
      )}
      {problem !== null && !shownOnMap && !isOutside && (
        <Notice look="danger">{resolve(problem)}</Notice>
      )}
      {snapshot.can({ type: 'place.retry' }) && (
        <div>
          <Button look="quiet" onClick={onRetry}>
            {t(isOutside ? 'catalogue.store.changePlace' : 'ui.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Lets a customer name a place, by a search with suggestions or by the device's position (LOC-01,
 * LOC-05, LOC-09).
 */
export function LocationPanel(props: LocationPanelProps) {
  const { inDialog = false, again = false, onMap, onLost, outside, renderKnown } = props;
  const { label = t('place.search.label') } = props;
  const picker = usePicker(props);
  const { snapshot, send } = picker;
  const field = useRef<HTMLInputElement>(null);
  const busy = snapshot.hasTag('busy');
  return (
    <Stack $inDialog={inDialog}>
      <PlaceField picker={picker} field={field} label={label} inDialog={inDialog} again={again} />
      {inDialog && (
        <div>
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => send({ type: 'place.position.asked' })}
          >
            {busy ? <Spinner /> : <LocateFixed size={18} aria-hidden />}
            {t('place.current')}
          </Button>
        </div>
      )}
      {onMap !== undefined && (
        <div>
          <Button look="quiet" onClick={() => onMap('chosen')}>
            <MapIcon size={18} aria-hidden />
            {t('place.onMap')}
          </Button>
        </div>
      )}
      <Outcome
        picker={picker}
        mapShowsFailure={onLost !== undefined}
        onRetry={() => {
          send({ type: 'place.retry' });
          field.current?.focus();
        }}
      />
      {snapshot.matches('outside') && outside}
      {renderKnown?.((position, address) =>
        send({ type: 'place.point.picked', position, address }),
      )}
    </Stack>
  );
}
