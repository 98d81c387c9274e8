import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Category, Currency } from '../../../machines/rules/domain.ts';
import { typedAmount } from '../../../machines/rules/typedAmount.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field, InputFrame, TextField } from '../../ui/Field.tsx';
import { LostChoices } from '../../ui/field/LostChoices.tsx';
import { DietChips } from '../DietChips.tsx';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { CompositionFilters } from './CompositionFilters.tsx';
import type { FilterName, SearchChoices } from './searchChoices.ts';
import { amountProblem } from '../../shop/amountProblem.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';

const Groups = styled.div`
  display: grid;
  gap: var(--sp-6);
  align-content: start;
  fieldset {
    min-inline-size: 0;
  }
  legend {
    font: var(--type-label);
    margin-block-end: 10px;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Span = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  > button {
    grid-column: 1 / -1;
  }
`;

const RATINGS = [4.5, 4, 3];

interface SearchFiltersProps {
  choices: SearchChoices;
  byDiet: boolean;
  /** The shop's currency; null until the shop's config is loaded. */
  currency: Currency | null;
  onChange: (patch: UrlPatch) => void;
  /** Removes a filter from the URL, which may contain it under several names. */
  onDrop: (name: FilterName) => void;
}

/**
 * The filters of a search; each one is written to the URL as soon as it is set. `byDiet` adds the
 * filter for vegetarian and non-vegetarian items.
 */
export function SearchFilters(props: SearchFiltersProps) {
  const { choices, byDiet, onChange } = props;
  return (
    <Groups>
      {choices.tab === 'items' && (
        <>
          <CategoryFilter {...props} />
          <PriceFilter {...props} />
        </>
      )}
      <RatingFilter choices={choices} onChange={onChange} />
      {byDiet && (
        <fieldset>
          <legend>{t('catalogue.results.diet')}</legend>
          <Chips>
            <DietChips
              diet={choices.diet}
              onChange={(value) => onChange({ diet: value === 'all' ? null : value })}
            />
          </Chips>
        </fieldset>
      )}
      {choices.tab === 'items' && <CompositionFilters choices={choices} onChange={onChange} />}
      <OfferFilter choices={choices} onChange={onChange} />
    </Groups>
  );
}

/** Shows a price in the field with this name. */
function showPrice(form: HTMLFormElement | null, name: string, price: number | null): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = String(price ?? '');
}

function PriceFilter({ choices, currency, onChange }: SearchFiltersProps) {
  const { minPrice, maxPrice } = choices;
  const [problems, setProblems] = useState<{ min?: string | undefined; max?: string | undefined }>(
    {},
  );
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // When the URL changes, its prices are written into the fields that are there. A new `key` would
    // show them too, but in new fields, and the customer would lose the focus with the old ones.
    showPrice(form.current, 'min', minPrice);
    showPrice(form.current, 'max', maxPrice);
  }, [minPrice, maxPrice]);
  const applyPrice = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (currency === null) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [min, max] = [text('min'), text('max')];
    const found = { min: amountProblem(min, currency), max: amountProblem(max, currency) };
    setProblems(found);
    if (found.min !== undefined || found.max !== undefined) return;
    const amount = (typed: string) => String(typedAmount(typed, currency.digits) ?? '');
    onChange({ min: amount(min), max: amount(max) });
  };
  return (
    <fieldset>
      <legend>{t('catalogue.results.price')}</legend>
      <Span ref={form} onSubmit={applyPrice}>
        <PriceField
          name="min"
          label={t('catalogue.results.priceMin')}
          placeholder="0"
          value={minPrice}
          currency={currency}
          error={problems.min}
        />
        <PriceField
          name="max"
          label={t('catalogue.results.priceMax')}
          placeholder={t('catalogue.results.priceAny')}
          value={maxPrice}
          currency={currency}
          error={problems.max}
        />
        <Button type="submit" look="quiet">
          {t('catalogue.results.apply')}
        </Button>
      </Span>
    </fieldset>
  );
}

type ChoiceProps = Pick<SearchFiltersProps, 'choices' | 'onChange'>;

function RatingFilter({ choices: { minRating }, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{t('catalogue.results.rating')}</legend>
      <Chips>
        {RATINGS.map((rating) => (
          <Chip
            key={rating}
            aria-pressed={minRating === rating}
            onClick={() => onChange({ rating: minRating === rating ? null : String(rating) })}
          >
            {t('catalogue.results.ratingUp', { rating })}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}

/** The filter for discounts and, for stores only, the filters for open now and free delivery. */
function OfferFilter({ choices, onChange }: ChoiceProps) {
  const { discounted, openNow, freeDelivery } = choices;
  return (
    <fieldset>
      <legend>{t('catalogue.results.offers')}</legend>
      <Checkbox
        checked={discounted}
        onChange={() =>
          onChange(discounted ? { discounted: null, data_type: null } : { discounted: '1' })
        }
      >
        {t('catalogue.results.discounted')}
      </Checkbox>
      {choices.tab === 'stores' && (
        <>
          <Checkbox
            checked={freeDelivery}
            onChange={() => onChange({ free: freeDelivery ? null : '1' })}
          >
            {t('catalogue.filter.freeDelivery')}
          </Checkbox>
          <Checkbox checked={openNow} onChange={() => onChange({ open: openNow ? null : '1' })}>
            {t('catalogue.filter.openNow')}
          </Checkbox>
        </>
      )}
    </fieldset>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: number | null;
  currency: Currency | null;
  error: string | undefined;
}

/**
 * The field for the lowest or highest price. The currency symbol is on the same side as in the
 * shop's amounts (PRICE-17).
 */
function PriceField({ value, currency, ...rest }: PriceFieldProps) {
  const symbol = <span aria-hidden>{currency?.symbol}</span>;
  return (
    <TextField
      {...rest}
      {...(currency?.side === 'right' ? { trail: symbol } : { lead: symbol })}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      defaultValue={value ?? ''}
    />
  );
}

function CategoryFilter({ choices, onChange, onDrop }: SearchFiltersProps) {
  const { data: categories = [], isLoadingError, refetch } = useQuery(categoriesQuery(useScope()));
  if (isLoadingError) {
    return <LostChoices title={t('catalogue.results.category')} onRetry={() => void refetch()} />;
  }
  return (
    <Field label={t('catalogue.results.category')}>
      {(ids) => (
        <InputFrame>
          <select
            {...ids}
            value={choices.categoryId ?? ''}
            onChange={({ target: { value } }) =>
              value === '' ? onDrop('category') : onChange({ category: value })
            }
          >
            <option value="">{t('catalogue.results.anyCategory')}</option>
            {categories.map((category) => (
              <CategoryOptions key={category.id} category={category} />
            ))}
          </select>
        </InputFrame>
      )}
    </Field>
  );
}

function CategoryOptions({ category }: { category: Category }) {
  if (category.children.length === 0) return <option value={category.id}>{category.name}</option>;
  return (
    <optgroup label={category.name}>
      <option value={category.id}>{category.name}</option>
      {category.children.map((child) => (
        <option key={child.id} value={child.id}>
          {child.name}
        </option>
      ))}
    </optgroup>
  );
}
