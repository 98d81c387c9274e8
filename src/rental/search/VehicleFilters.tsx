import type { ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import type { VehicleGroup } from '../../../machines/rules/domain.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { LostChoices } from '../../ui/field/LostChoices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PriceRange } from './PriceRange.tsx';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../queries.ts';
import { useTripPlan } from '../plan/tripPlan.ts';
import {
  fuels,
  seatRanges,
  seatsText,
  toggled,
  transmissions,
  type VehicleChoices,
} from './vehicleChoices.ts';
import { fuelText, transmissionText } from '../vehicle/VehicleSpecs.tsx';

const Groups = styled.div`
  display: grid;
  gap: 26px;
  align-content: start;
  fieldset {
    min-inline-size: 0;
  }
  legend {
    font: var(--type-label);
    margin-block-end: 12px;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface VehicleFiltersProps {
  choices: VehicleChoices;
  /** The lowest and the highest price of the found vehicles; null while a search must find them. */
  prices: { from: number; to: number } | null;
  onChange: (patch: UrlPatch) => void;
}

const rangeText = (range: string) => <bdi dir="ltr">{seatsText(range)}</bdi>;

/** The filters of a vehicle search. Each change is written to the URL at once. */
export function VehicleFilters({ choices, prices, onChange }: VehicleFiltersProps) {
  const categories = useQuery(vehicleCategoriesQuery());
  const brands = useQuery(vehicleBrandsQuery());
  return (
    <Groups>
      <PriceFilter choices={choices} prices={prices} onChange={onChange} />
      <Ticks
        title={t('rental.filter.category')}
        query={categories}
        chosen={choices.categoryIds}
        onToggle={(id) =>
          onChange({ categoryId: toggled(choices.categoryIds, id), all_category: null })
        }
      />
      <Pressed
        title={t('rental.filter.seats')}
        options={seatRanges}
        chosen={choices.seats}
        text={rangeText}
        onToggle={(seats) => onChange({ seats })}
      />
      <Pressed
        title={t('rental.spec.gear')}
        options={transmissions}
        chosen={choices.transmissions}
        text={transmissionText}
        onToggle={(gears) => onChange({ gears })}
      />
      <Pressed
        title={t('rental.spec.fuel')}
        options={fuels}
        chosen={choices.fuels}
        text={fuelText}
        onToggle={(fuel) => onChange({ fuel })}
      />
      <Ticks
        title={t('rental.filter.brand')}
        query={brands}
        chosen={choices.brandIds}
        onToggle={(id) => onChange({ brandId: toggled(choices.brandIds, id) })}
      />
      <div>
        <Switch checked={choices.air} onChange={() => onChange({ air: choices.air ? null : '1' })}>
          {t('rental.spec.air')}
        </Switch>
        <Switch
          checked={choices.topRated}
          onChange={() => onChange({ rated: choices.topRated ? null : '1' })}
        >
          {t('rental.filter.topRated')}
        </Switch>
      </div>
    </Groups>
  );
}

/** The height of a `PriceRange`: until the prices come, the filters below keep its place free. */
const RANGE_HEIGHT = '62px';

/**
 * The filter for the price per hour or per km. Renders nothing when all found vehicles have the
 * same price.
 */
function PriceFilter({ choices, prices, onChange }: VehicleFiltersProps) {
  const { data: config } = useQuery(configQuery());
  const { type } = useTripPlan();
  const title = t(type === 'hourly' ? 'rental.filter.priceHour' : 'rental.filter.priceKm');
  if (prices === null) {
    return (
      <fieldset>
        <legend>{title}</legend>
        <Skeleton $height={RANGE_HEIGHT} />
      </fieldset>
    );
  }
  const from = Math.floor(Math.min(prices.from, choices.minPrice ?? prices.from));
  const to = Math.ceil(Math.max(prices.to, choices.maxPrice ?? prices.to));
  if (config === undefined || to <= from) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      <PriceRange
        from={from}
        to={to}
        min={choices.minPrice}
        max={choices.maxPrice}
        currency={config.currency}
        onChange={(min, max) =>
          onChange({
            min: min === null ? null : String(min),
            max: max === null ? null : String(max),
          })
        }
      />
    </fieldset>
  );
}

interface PressedProps<Option extends string> {
  title: string;
  options: readonly Option[];
  chosen: Option[];
  text: (option: Option) => ReactNode;
  /** Called with the new value of the URL parameter; null when no option is selected any more. */
  onToggle: (value: ReturnType<typeof toggled>) => void;
}

/** A group of chips, of which any number can be selected; `text` returns the text of a chip. */
function Pressed<Option extends string>(props: PressedProps<Option>) {
  const { title, options, chosen, text, onToggle } = props;
  return (
    <fieldset>
      <legend>{title}</legend>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option}
            aria-pressed={chosen.includes(option)}
            onClick={() => onToggle(toggled(chosen, option))}
          >
            {text(option)}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}

interface TicksProps {
  title: string;
  query: UseQueryResult<readonly VehicleGroup[]>;
  chosen: number[];
  onToggle: (id: number) => void;
}

/** A group of checkboxes; when its names could not be loaded, it says so and can load them again. */
function Ticks({ title, query, chosen, onToggle }: TicksProps) {
  const { data: groups, isError, refetch } = query;
  if (groups === undefined && isError) {
    return <LostChoices title={title} onRetry={() => void refetch()} />;
  }
  if (groups === undefined || groups.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {groups.map(({ id, name }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => onToggle(id)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
