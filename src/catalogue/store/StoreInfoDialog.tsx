import { MapPin, Navigation, Phone, Store as StoreIcon } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { weekdayOf } from '../../../machines/rules/wallClock.ts';
import { clockText } from '../../messages/clockText.ts';
import { addressText, listOf, t } from '../../messages/index.ts';
import { directionsTo, StreetMap } from '../../map/index.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { H3 } from '../../ui/Layout.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { dayText, hoursText } from '../../shop/storeHoursText.ts';

const Body = styled(DialogBody)`
  display: grid;
  gap: 24px;
  h3 {
    margin-block-end: 10px;
  }
  section > p {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    margin-block-end: 12px;
  }
  section > p > svg {
    margin-block-start: 3px;
    flex: none;
    color: var(--text-3);
  }
`;

const Where = styled(StreetMap)`
  block-size: 220px;
  margin-block-end: 16px;
  border-radius: 20px;
`;

const ContactLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Week = styled.dl`
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    color: var(--text-2);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  > [data-today] {
    color: var(--text);
    font-weight: 640;
  }
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface StoreInfoProps {
  store: Store;
  config: ShopConfig;
  onClose: () => void;
}

/** All details of a store: its location on a map, phone number, hours and services (LOC-10). */
export function StoreInfoDialog({ store, config, onClose }: StoreInfoProps) {
  const at = usePresentMinute();
  const today = weekdayOf(at);
  const offers = [
    ...(store.delivery ? [t('catalogue.store.delivery')] : []),
    ...(store.takeAway && config.takeAway ? [t('catalogue.store.collect')] : []),
    ...(store.halal ? [t('catalogue.item.halal')] : []),
    ...(store.cutlery ? [t('catalogue.store.cutlery')] : []),
    ...(store.prescriptionOrder ? [t('catalogue.store.prescriptions')] : []),
  ];
  const face = <StoreIcon size={22} aria-hidden />;
  return (
    <Dialog open onClose={onClose} title={store.name}>
      <Body>
        <section aria-label={t('catalogue.store.where')}>
          <Where
            label={store.name}
            pins={[{ key: 'store', at: store.position, label: store.name, look: 'door', face }]}
          />
          <p>
            <MapPin size={18} aria-hidden />
            {addressText(store)}
          </p>
          <ContactLinks>
            <ButtonBase
              as="a"
              href={directionsTo(store.position)}
              target="_blank"
              rel="noreferrer"
              $look="ink"
            >
              <Navigation size={18} aria-hidden />
              {t('catalogue.store.directions')}
            </ButtonBase>
            {store.phone === '' ? (
              t('ui.phoneMissing')
            ) : (
              <ButtonBase as="a" href={`tel:${store.phone}`}>
                <Phone size={18} aria-hidden />
                <PhoneNumber number={store.phone} />
              </ButtonBase>
            )}
          </ContactLinks>
        </section>
        <section aria-label={t('catalogue.store.hours')}>
          <H3>{hoursText(store, config, at)}</H3>
          {store.hours !== null && (
            <Week>
              {[0, 1, 2, 3, 4, 5, 6].map((day) => (
                <div key={day} data-today={day === today || undefined}>
                  <dt>{dayText(day)}</dt>
                  <dd>{spansText(store, day, config)}</dd>
                </div>
              ))}
            </Week>
          )}
        </section>
        {offers.length > 0 && (
          <Tags>
            {offers.map((offer) => (
              <Badge key={offer}>{offer}</Badge>
            ))}
          </Tags>
        )}
      </Body>
    </Dialog>
  );
}

function spansText({ hours }: Store, day: number, config: ShopConfig): string {
  const spans = (hours ?? []).filter((one) => one.day === day);
  if (spans.length === 0) return t('catalogue.store.closed');
  const time = (at: string) => clockText(at, config.twelveHourClock);
  return listOf(spans.map(({ opens, closes }) => `${time(opens)} – ${time(closes)}`));
}
