import { CarFront, Cog, Fuel, KeyRound, Snowflake, Users, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t, type MessageKey } from '../../messages/index.ts';

const transmissionKeys: Record<string, MessageKey> = {
  automatic: 'rental.gear.automatic',
  manual: 'rental.gear.manual',
  continuously_variable: 'rental.gear.variable',
  dual_clutch: 'rental.gear.dual',
  semi_automatic: 'rental.gear.semi',
};

const fuelKeys: Record<string, MessageKey> = {
  petrol: 'rental.fuel.petrol',
  diesel: 'rental.fuel.diesel',
  electric: 'rental.fuel.electric',
  cng: 'rental.fuel.cng',
  octan: 'rental.fuel.octane',
};

const kindKeys: Record<string, MessageKey> = {
  family: 'rental.kind.family',
  executive: 'rental.kind.executive',
  luxury: 'rental.kind.luxury',
  group: 'rental.kind.group',
  utility: 'rental.kind.utility',
  'two wheels': 'rental.kind.twoWheels',
  leisure: 'rental.kind.leisure',
};

const worded = (keys: Record<string, MessageKey>, value: string): string => {
  const key = keys[value];
  return key === undefined ? value : t(key);
};

/**
 * The transmission as a text in the active language; an unknown value is shown as the provider
 * wrote it.
 */
export function transmissionText(value: string): string {
  return worded(transmissionKeys, value);
}

/**
 * The fuel as a text in the active language; '' for a vehicle without an engine. An unknown value
 * is shown as the provider wrote it.
 */
export function fuelText(value: string): string {
  return value === 'none' ? '' : worded(fuelKeys, value);
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  margin-block-start: 10px;
  font: var(--type-xs);
  color: var(--text-2);
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    color: var(--text-3);
  }
`;

/** The seats, transmission, fuel and air conditioning of a vehicle, in one line of a card. */
export function SpecLine({ vehicle }: { vehicle: Vehicle }) {
  const FuelIcon = vehicle.fuelType === 'electric' ? Zap : Fuel;
  return (
    <Line aria-label={t('rental.specs')}>
      {vehicle.seats > 0 && (
        <li>
          <Users size={16} aria-label={t('rental.spec.seats')} role="img" />
          <bdi>{vehicle.seats}</bdi>
        </li>
      )}
      {vehicle.transmissionType !== '' && (
        <li>
          <Cog size={16} aria-hidden />
          {transmissionText(vehicle.transmissionType)}
        </li>
      )}
      {fuelText(vehicle.fuelType) !== '' && (
        <li>
          <FuelIcon size={16} aria-hidden />
          {fuelText(vehicle.fuelType)}
        </li>
      )}
      {vehicle.airCondition && (
        <li>
          <Snowflake size={16} aria-hidden />
          {t('rental.air')}
        </li>
      )}
    </Line>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin-block-start: 28px;
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 14px;
    align-items: center;
    padding: 16px 18px;
    border-radius: 20px;
    background: var(--surface-quiet);
  }
  svg {
    grid-row: span 2;
    color: var(--accent);
  }
  dt {
    font: var(--type-xs);
    color: var(--text-3);
  }
  dd {
    font: var(--type-label);
  }
  dd::first-letter {
    text-transform: uppercase;
  }
  @media (max-width: 640px) {
    /* Two columns, or one where a long word such as "Continuously" would leave its tile. */
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.75rem, 50% - 5px)), 1fr));
    gap: 10px;
    margin-block-start: 20px;
    > div {
      padding: 14px;
      column-gap: 11px;
    }
  }
`;

/** The specifications of a vehicle, a tile for each. */
export function SpecTiles({ vehicle }: { vehicle: Vehicle }) {
  const facts: [icon: ReactNode, name: MessageKey, value: string][] = [
    [<Users key="seats" />, 'rental.spec.seats', t('rental.people', { count: vehicle.seats })],
    [<Cog key="gear" />, 'rental.spec.gear', transmissionText(vehicle.transmissionType)],
    [<Fuel key="fuel" />, 'rental.spec.fuel', fuelText(vehicle.fuelType)],
    [
      <Snowflake key="air" />,
      'rental.spec.air',
      t(vehicle.airCondition ? 'rental.spec.yes' : 'rental.spec.no'),
    ],
    [<CarFront key="type" />, 'rental.spec.type', worded(kindKeys, vehicle.type)],
    [
      <KeyRound key="left" />,
      'rental.spec.available',
      t('rental.vehicleCount', { count: vehicle.available }),
    ],
  ];
  return (
    <Tiles>
      {facts
        .filter(([, , value]) => value !== '')
        .map(([icon, name, value]) => (
          <div key={name}>
            {icon}
            <dt>{t(name)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </Tiles>
  );
}
