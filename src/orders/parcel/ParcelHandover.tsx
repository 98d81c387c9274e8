import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Copy, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Order, SentParcel } from '../../../machines/rules/domain.ts';
import { isOrderOver } from '../../../machines/rules/orderStatus.ts';
import { clockText } from '../../messages/clockText.ts';
import { showsTwelveHours } from '../../messages/hourCycle.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { useCopy, useShare } from '../../shop/copying.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { timeOf } from '../OrderProgress.tsx';
import { trackingLink } from './trackingLink.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 14px 18px;
  border-radius: var(--r-lg);
  box-shadow: inset 0 0 0 2px var(--accent);
  background: var(--accent-softer);
  > p {
    flex: 1;
    min-inline-size: 0;
    text-align: start;
  }
  small {
    display: block;
    font: var(--type-sm);
    color: var(--text-2);
  }
  button {
    background: var(--surface);
  }
  b {
    font: var(--type-h2);
    color: var(--text);
    letter-spacing: 0.08em;
    font-variant-numeric: tabular-nums;
  }
`;

const Given = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--text-2);
  svg {
    flex: none;
    color: var(--success);
  }
`;

interface ParcelHandoverProps {
  order: Order;
  parcel: SentParcel;
  /** Whether the visitor is the sender: a receiver does not see the pickup code. */
  own?: boolean;
}

/**
 * The codes for handing over a parcel (F-29): the sender tells the courier one, the receiver tells
 * the courier the other. A button shares a tracking link with the receiver. When `own` is false,
 * the visitor is the receiver, who does not see the sender's code.
 */
export function ParcelHandover({ order, parcel, own = true }: ParcelHandoverProps) {
  const copy = useCopy();
  const shareLink = useShare();
  const { data: config } = useQuery(configQuery());
  if (isOrderOver(order)) return null;
  const share = () =>
    shareLink({ title: t('parcel.share.title', { id: order.id }), url: trackingLink(order) });
  const pickup = own ? parcel.pickupCode : '';
  const fetchedAt = order.reached.picked_up;
  return (
    <>
      {pickup !== '' && fetchedAt === undefined && (
        <Code label={t('parcel.pickup')} code={pickup}>
          <CopyButton label={t('parcel.pickup.copy')} onClick={() => copy(pickup)} />
        </Code>
      )}
      <Code
        label={
          parcel.code === ''
            ? t('parcel.share.text')
            : t('parcel.code', { name: parcel.receiver?.contact.name ?? '' })
        }
        code={parcel.code}
      >
        {parcel.code !== '' && (
          <CopyButton label={t('parcel.code.copy')} onClick={() => copy(parcel.code)} />
        )}
        <IconButton type="button" aria-label={t('parcel.share')} onClick={share}>
          <Send size={20} aria-hidden />
        </IconButton>
      </Code>
      {pickup !== '' && fetchedAt !== undefined && (
        <Given>
          <CircleCheck size={18} aria-hidden />
          {t('parcel.pickup.given', {
            code: pickup,
            time: clockText(timeOf(new Date(fetchedAt)), showsTwelveHours(config?.twelveHourClock)),
          })}
        </Given>
      )}
    </>
  );
}

interface CodeProps {
  label: string;
  /** The code; '' where there is none, so that only the label is shown. */
  code: string;
  children: ReactNode;
}

function Code({ label, code, children }: CodeProps) {
  return (
    <Box data-screen>
      <p>
        <small>{label}</small>
        {code !== '' && (
          <b>
            <bdi dir="ltr">{code}</bdi>
          </b>
        )}
      </p>
      {children}
    </Box>
  );
}

function CopyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton type="button" aria-label={label} onClick={onClick}>
      <Copy size={20} aria-hidden />
    </IconButton>
  );
}
