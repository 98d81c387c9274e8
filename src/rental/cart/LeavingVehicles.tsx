import styled from 'styled-components';
import { offersTrip } from '../../../machines/rules/rentalPrice.ts';
import type { RentalCartLine, TripType } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Stage } from '../../ui/Stage.tsx';

const Listed = styled.section`
  h3 {
    font: var(--type-sm-strong);
    margin-block-end: 8px;
  }
  ul {
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/**
 * The list of vehicles that will be removed from the cart. If that is because they are not
 * available for a trip type, `type` is that trip type, and each vehicle shows the reason; else it
 * is null.
 */
export function LeavingVehicles({
  lines,
  type,
  title,
}: {
  lines: RentalCartLine[];
  /**
   * The trip type for which the vehicles are not available; null when they are removed for another
   * reason.
   */
  type: TripType | null;
  /** The heading of the list; null when the title of the dialog says the same. */
  title: string | null;
}) {
  return (
    <Listed aria-label={title ?? t('rentalCart.ask.leaving')}>
      {title !== null && <h3>{title}</h3>}
      <ul>
        {lines.map(({ id, vehicle, quantity }) => (
          <li key={id}>
            <Stage id={vehicle.id} image={vehicle.imageUrl} radius="14px" art="76%" ratio="4 / 3" />
            <span>
              <b>{vehicle.name}</b>
              <small>
                {t('rentalCart.ask.quantity', { provider: vehicle.provider.name, quantity })}
              </small>
            </span>
            {type !== null && (
              <Badge $look="warning">
                {offersTrip(vehicle, type)
                  ? t('rentalCart.ask.notFree')
                  : t(`rentalCart.ask.only.${type === 'hourly' ? 'distance_wise' : 'hourly'}`)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Listed>
  );
}
