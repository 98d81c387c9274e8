import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { VehicleGroup } from '../../machines/rules/domain.ts';
import type { UrlPatch } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Checkbox, Switch } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { PriceRange } from './PriceRange.tsx';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from './queries.ts';
import { useTripPlan } from './tripPlan.ts';
import {
  fuels,
  seatRanges,
  seatsText,
  toggled,
  transmissions,
  type VehicleChoices,
} from './vehicleChoices.ts';
import { fuelText, transmissionText } from './VehicleSpecs.tsx';

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
  /** Least and greatest price of what was found, both 0 before. */
  prices: { from: number; to: number };
  onChange: (patch: UrlPatch) => void;
}

/** The filters of a vehicle search; each is in the URL as soon as it is set. */
export function VehicleFilters({ choices, prices, onChange }: VehicleFiltersProps) {
  const { data: config } = useQuery(configQuery());
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery());
  const { data: brands = [] } = useQuery(vehicleBrandsQuery());
  const { type } = useTripPlan();
  const from = Math.floor(Math.min(prices.from, choices.minPrice ?? prices.from));
  const to = Math.ceil(Math.max(prices.to, choices.maxPrice ?? prices.to));
  return (
    <Groups>
      {config !== undefined && to > from && (
        <fieldset>
          <legend>
            {t(type === 'hourly' ? 'rental.filter.priceHour' : 'rental.filter.priceKm')}
          </legend>
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
      )}
      <Ticks
        title={t('rental.filter.category')}
        groups={categories}
        chosen={choices.categoryIds}
        onToggle={(id) =>
          onChange({ categoryId: toggled(choices.categoryIds, id), all_category: null })
        }
      />
      <fieldset>
        <legend>{t('rental.filter.seats')}</legend>
        <Chips>
          {seatRanges.map((range) => (
            <Chip
              key={range}
              aria-pressed={choices.seats.includes(range)}
              onClick={() => onChange({ seats: toggled(choices.seats, range) })}
            >
              <bdi dir="ltr">{seatsText(range)}</bdi>
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <fieldset>
        <legend>{t('rental.spec.gear')}</legend>
        <Chips>
          {transmissions.map((gear) => (
            <Chip
              key={gear}
              aria-pressed={choices.transmissions.includes(gear)}
              onClick={() => onChange({ gears: toggled(choices.transmissions, gear) })}
            >
              {transmissionText(gear)}
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <fieldset>
        <legend>{t('rental.spec.fuel')}</legend>
        <Chips>
          {fuels.map((fuel) => (
            <Chip
              key={fuel}
              aria-pressed={choices.fuels.includes(fuel)}
              onClick={() => onChange({ fuel: toggled(choices.fuels, fuel) })}
            >
              {fuelText(fuel)}
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <Ticks
        title={t('rental.filter.brand')}
        groups={brands}
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

interface TicksProps {
  title: string;
  groups: readonly VehicleGroup[];
  chosen: number[];
  onToggle: (id: number) => void;
}

function Ticks({ title, groups, chosen, onToggle }: TicksProps) {
  if (groups.length === 0) return null;
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
