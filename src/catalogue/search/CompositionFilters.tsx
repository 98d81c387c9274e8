import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { wordingOf } from '../../../machines/rules/wording.ts';
import type { CompositionKind } from '../../api/catalogue/listings.ts';
import { resolve, t, type MessageKey } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Field, InputFrame } from '../../ui/Field.tsx';
import { LostChoices } from '../../ui/field/LostChoices.tsx';
import { namesQuery } from '../listingQueries.ts';
import { useScope } from '../scope.ts';
import { compositionKinds } from './compositionFilter.ts';
import { BETWEEN, type SearchChoices } from './searchChoices.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Note = styled.p`
  font: var(--type-xs);
  color: var(--text-2);
  margin-block-start: 10px;
`;

const titles: Record<CompositionKind, MessageKey> = {
  allergy: 'catalogue.results.without',
  nutrition: 'catalogue.item.nutrition',
  generic: 'catalogue.item.generic',
};

interface CompositionFiltersProps {
  choices: SearchChoices;
  onChange: (patch: UrlPatch) => void;
}

/**
 * The search filters for what an item contains. The module decides which ones are shown: allergens
 * and nutrition, or generic names of medicines, or none.
 */
export function CompositionFilters(props: CompositionFiltersProps) {
  return compositionKinds(useModule()?.type).map((kind) => (
    <Names key={kind} kind={kind} {...props} />
  ));
}

function Names({ kind, choices, onChange }: CompositionFiltersProps & { kind: CompositionKind }) {
  const { data: names, isError, refetch } = useQuery(namesQuery(useScope(), kind));
  if (names === undefined && !isError) return null;
  if (names?.length === 0) return null;
  if (names === undefined) {
    return <LostChoices title={t(titles[kind])} onRetry={() => void refetch()} />;
  }
  if (kind === 'allergy') return <Allergens {...{ names, choices, onChange }} />;
  const isGeneric = kind === 'generic';
  return (
    <Choice
      label={t(titles[kind])}
      names={names}
      value={isGeneric ? choices.genericName : choices.nutrition}
      onChange={(value) => onChange(isGeneric ? { generic: value } : { nutrition: value })}
    />
  );
}

/** A chip for each allergen; a pressed one hides the items that contain it. */
function Allergens({ names, choices, onChange }: CompositionFiltersProps & { names: string[] }) {
  const { without } = choices;
  const words = wordingOf(useModule()?.type ?? null);
  const toggle = (name: string) => {
    const next = without.includes(name)
      ? without.filter((one) => one !== name)
      : [...without, name];
    onChange({ without: next.join(BETWEEN) });
  };
  return (
    <fieldset>
      <legend>{t(titles.allergy)}</legend>
      <Chips>
        {names.map((name) => (
          <Chip key={name} aria-pressed={without.includes(name)} onClick={() => toggle(name)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </Chips>
      <Note>
        {t('catalogue.results.withoutNote', {
          stores: resolve({ key: words.stores }),
          store: resolve({ key: words.store }),
        })}
      </Note>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  names: string[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A list box to choose one name. If the URL contains a name that is not in the list, for example in
 * another language, that name is added as an option.
 */
function Choice({ label, names, value, onChange }: ChoiceProps) {
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <Field label={label}>
      {(ids) => (
        <InputFrame>
          <select {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{t('catalogue.results.priceAny')}</option>
            {all.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </InputFrame>
      )}
    </Field>
  );
}
