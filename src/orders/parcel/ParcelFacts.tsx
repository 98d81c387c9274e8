import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Clock, Flag, MessageSquareText, Phone, Wallet } from 'lucide-react';
import styled from 'styled-components';
import type { DeliveryAddress, Order, SentParcel } from '../../../machines/rules/domain.ts';
import { hourCycleOf } from '../../messages/hourCycle.ts';
import { addressText, formatDate, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { Fact, Facts } from '../details/Fact.tsx';

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
`;

interface ParcelFactsProps {
  order: Order;
  parcel: SentParcel;
}

/**
 * Facts about a parcel: sender and receiver with phone numbers, the pickup time and who pays
 * (F-29).
 */
export function ParcelFacts({ order, parcel }: ParcelFactsProps) {
  const { address, scheduled, scheduleAt, instruction } = order;
  const { data: config } = useQuery(configQuery());
  const hourCycle = hourCycleOf(config?.twelveHourClock);
  return (
    <Facts>
      {address !== null && (
        <Fact icon={<ArrowUp size={20} aria-hidden />} label={t('parcel.order.sender')}>
          <EndWords end={address} />
        </Fact>
      )}
      {parcel.receiver !== null && (
        <Fact icon={<Flag size={20} aria-hidden />} label={t('parcel.order.receiver')}>
          <EndWords end={parcel.receiver} />
        </Fact>
      )}
      {scheduled && scheduleAt !== null && (
        <Fact icon={<Clock size={20} aria-hidden />} label={t('parcel.when')}>
          <p>{formatDate(scheduleAt, { dateStyle: 'medium', timeStyle: 'short', hourCycle })}</p>
        </Fact>
      )}
      <Fact icon={<Wallet size={20} aria-hidden />} label={t('parcel.payer')}>
        <p>{t(`parcel.order.payer.${parcel.payer}`)}</p>
      </Fact>
      {instruction !== '' && (
        <Fact icon={<MessageSquareText size={20} aria-hidden />} label={t('parcel.instructions')}>
          <p dir="auto">{instruction}</p>
        </Fact>
      )}
    </Facts>
  );
}

function EndWords({ end }: { end: DeliveryAddress }) {
  const { name, phone } = end.contact;
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      <p>
        <bdi>{addressText(end)}</bdi>
      </p>
      {phone === '' ? (
        <p>{t('ui.phoneMissing')}</p>
      ) : (
        <Call
          href={`tel:${phone}`}
          aria-label={t('ui.labelled', { label: t('orders.track.call'), value: name })}
        >
          <Phone size={16} aria-hidden />
          <PhoneNumber number={phone} />
        </Call>
      )}
    </>
  );
}
