import { Phone } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig, TripDetails, TripVehicle } from '../../../machines/rules/domain.ts';
import { ChatButton } from '../../catalogue/index.ts';
import { t } from '../../messages/index.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { H3, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { Money } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { providerHref, vehicleHref } from '../../shop/links.ts';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-block-start: 18px;
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
  }
  small {
    display: block;
    font: var(--type-sm);
    color: var(--text-2);
  }
  small > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  li a {
    font: var(--type-label);
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font: var(--type-sm-strong);
  color: var(--accent-text);
`;

interface TripVehiclesProps {
  trip: TripDetails;
  config: ShopConfig;
}

/** The provider, the booked vehicles, and the assigned vehicles with their drivers. */
export function TripVehicles({ trip, config }: TripVehiclesProps) {
  const { provider } = trip;
  return (
    <>
      {provider !== null && (
        <Row $between $wrap>
          <Row>
            <StoreLogo id={provider.id} name={provider.name} image={provider.logoUrl} size={44} />
            <H3 as="h2">
              <Link to={providerHref(provider)}>{provider.name}</Link>
            </H3>
          </Row>
          <Row>
            {provider.vendorId !== null && (
              <ChatButton thread={{ kind: 'store', id: provider.vendorId }} name={provider.name} />
            )}
            {provider.phone === '' ? (
              <small>{t('ui.phoneMissing')}</small>
            ) : (
              <Call href={`tel:${provider.phone}`}>
                <Phone size={18} aria-hidden />
                <PhoneNumber number={provider.phone} />
              </Call>
            )}
          </Row>
        </Row>
      )}
      <List>
        {trip.lines.map(({ id, vehicle, quantity, total }) => (
          <li key={id}>
            <Stage id={vehicle.id} image={vehicle.imageUrl} radius="14px" art="76%" ratio="4 / 3" />
            <span>
              <Link to={vehicleHref(vehicle, 'trip')}>{vehicle.name}</Link>{' '}
              {quantity === null ? <>· {t('ui.quantityMissing')}</> : <>× {quantity}</>}
              {trip.vehicles
                .filter(({ lineId }) => lineId === id)
                .map((assigned) => (
                  <Assigned key={assigned.id} vehicle={assigned} />
                ))}
            </span>
            <Money amount={total} currency={config.currency} />
          </li>
        ))}
      </List>
    </>
  );
}

function Assigned({ vehicle: { plate, driver } }: { vehicle: TripVehicle }) {
  return (
    <small>
      {plate !== null && (
        <>
          <span>{t('trips.plate', { plate: `\u2066${plate}\u2069` })}</span>{' '}
        </>
      )}
      {driver !== null &&
        (driver.phone === '' ? (
          <>
            {driver.name} · {t('ui.phoneMissing')}
          </>
        ) : (
          <a href={`tel:${driver.phone}`}>{t('trips.call', { name: driver.name })}</a>
        ))}
    </small>
  );
}
