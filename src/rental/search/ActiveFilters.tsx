import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { VehicleGroup } from '../../../machines/rules/domain.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Chip } from '../../ui/Chip.tsx';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../queries.ts';
import { seatsText, toggled, type VehicleChoices } from './vehicleChoices.ts';
import { fuelText, transmissionText } from '../vehicle/VehicleSpecs.tsx';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: var(--sp-6);
`;

/**
 * An active filter: its text, and the change of the URL that removes it. Two filters may have the
 * same text, such as a category and a fuel that are both called electric; `key` tells them apart.
 */
interface ActiveFilter {
  key: string;
  says: string;
  without: UrlPatch;
}

const groupsOf = (
  chosen: readonly number[],
  groups: readonly VehicleGroup[],
  name: 'categoryId' | 'brandId',
): ActiveFilter[] =>
  chosen.map((id) => ({
    key: `${name}-${id}`,
    says: groups.find((group) => group.id === id)?.name ?? '',
    without: { [name]: toggled(chosen, id) },
  }));

function useActiveFilters(choices: VehicleChoices): ActiveFilter[] {
  const { data: config } = useQuery(configQuery());
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery());
  const { data: brands = [] } = useQuery(vehicleBrandsQuery());
  const { words, minPrice, maxPrice, seats, transmissions, fuels } = choices;
  const price = (label: 'rental.filter.priceMin' | 'rental.filter.priceMax', amount: number) =>
    t('rental.filter.named', {
      name: t(label),
      value: config === undefined ? amount : isolatedMoney(amount, config.currency),
    });
  const all: (ActiveFilter | null)[] = [
    words === ''
      ? null
      : { key: 'words', says: t('rental.filter.words', { words }), without: { name: null } },
    minPrice === null
      ? null
      : { key: 'min', says: price('rental.filter.priceMin', minPrice), without: { min: null } },
    maxPrice === null
      ? null
      : { key: 'max', says: price('rental.filter.priceMax', maxPrice), without: { max: null } },
    ...groupsOf(choices.categoryIds, categories, 'categoryId'),
    ...seats.map((range) => ({
      key: range,
      says: t('rental.filter.named', { name: t('rental.filter.seats'), value: seatsText(range) }),
      without: { seats: toggled(seats, range) },
    })),
    ...transmissions.map((gear) => ({
      key: gear,
      says: transmissionText(gear),
      without: { gears: toggled(transmissions, gear) },
    })),
    ...fuels.map((fuel) => ({
      key: fuel,
      says: fuelText(fuel),
      without: { fuel: toggled(fuels, fuel) },
    })),
    ...groupsOf(choices.brandIds, brands, 'brandId'),
    choices.air ? { key: 'air', says: t('rental.spec.air'), without: { air: null } } : null,
    choices.topRated
      ? { key: 'rated', says: t('rental.filter.topRated'), without: { rated: null } }
      : null,
  ];
  return all.filter((filter) => filter !== null).filter(({ says }) => says !== '');
}

interface ActiveFiltersProps {
  choices: VehicleChoices;
  onChange: (patch: UrlPatch) => void;
  /** The button that removes all filters. */
  children: ReactNode;
}

/** The active filters of a vehicle search, each with a button to remove it. */
export function ActiveFilters({ choices, onChange, children }: ActiveFiltersProps) {
  const filters = useActiveFilters(choices);
  return (
    <Row aria-label={t('rental.filter.active')}>
      {filters.map(({ key, says, without }) => (
        <li key={key}>
          <Chip
            aria-label={t('rental.filter.remove', { filter: says })}
            onClick={({ currentTarget }) => {
              // The removed filter disappears, so the next one takes focus.
              currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
              onChange(without);
            }}
          >
            <bdi>{says}</bdi>
            <X size={16} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>{children}</li>
    </Row>
  );
}
