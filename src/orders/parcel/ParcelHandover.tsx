import { Copy, Send } from 'lucide-react';
import styled from 'styled-components';
import type { Order, SentParcel } from '../../../machines/rules/domain.ts';
import { isOrderOver } from '../../../machines/rules/orderStatus.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { t, type MessageKey } from '../../messages/index.ts';
import { copyText, shareLink } from '../../platform/share.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { trackingLink } from './trackingLink.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
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
  b {
    font: var(--type-h2);
    color: var(--text);
    letter-spacing: 0.08em;
    font-variant-numeric: tabular-nums;
  }
`;

/** What the receiver needs: the code that the courier asks for, and a link to follow the parcel by. */
export function ParcelHandover({ order, parcel }: { order: Order; parcel: SentParcel }) {
  const outlet = useOutlet();
  if (isOrderOver(order)) return null;
  const say = (kind: 'success' | 'error', key: MessageKey) =>
    outlet({ type: 'toast', kind, about: 'parcel-share', message: { key } });
  const failed = () => say('error', 'catalogue.share.failed');
  const title = t('parcel.share.title', { id: order.id });
  return (
    <Box data-screen>
      <p>
        <small>
          {parcel.code === ''
            ? t('parcel.share.text')
            : t('parcel.code', { name: parcel.receiver?.contact.name ?? '' })}
        </small>
        {parcel.code !== '' && (
          <b>
            <bdi dir="ltr">{parcel.code}</bdi>
          </b>
        )}
      </p>
      {parcel.code !== '' && (
        <IconButton
          type="button"
          aria-label={t('parcel.code.copy')}
          onClick={() =>
            void copyText(parcel.code).then(() => say('success', 'orders.result.copied'), failed)
          }
        >
          <Copy size={20} aria-hidden />
        </IconButton>
      )}
      <IconButton
        type="button"
        aria-label={t('parcel.share')}
        onClick={() =>
          void shareLink({ title, url: trackingLink(order) }).then(
            (outcome) => outcome === 'copied' && say('success', 'catalogue.share.copied'),
            failed,
          )
        }
      >
        <Send size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}
