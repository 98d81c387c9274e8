import { QrCode } from '@ark-ui/react/qr-code';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';

/**
 * Black on white in dark mode too, because many cameras cannot read a light code on a dark
 * background.
 */
const Code = styled(QrCode.Root)`
  display: grid;
  justify-items: center;
  padding: 28px;
  border-radius: var(--r-lg);
  background: #fff;
  color: #000;
  svg {
    inline-size: min(280px, 100%);
    block-size: auto;
    fill: currentColor;
  }
`;

const Text = styled.p`
  margin-block-end: 16px;
  color: var(--text-2);
`;

/**
 * Shows an invitation link as a QR code, for a friend to scan from the customer's screen (NAV-32).
 */
export function QrDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('account.referral.qrTitle')} width="var(--dialog-sm)">
      <DialogBody>
        <Text>{t('account.referral.qrText')}</Text>
        <Code value={url}>
          <QrCode.Frame role="img" aria-label={url}>
            <QrCode.Pattern />
          </QrCode.Frame>
        </Code>
      </DialogBody>
    </Dialog>
  );
}
