import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '../../../machines/identity/otp.machine.ts';
import { CodeForm } from '../../identity/credentials/index.ts';
import { t } from '../../messages/index.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';

const Fields = styled.form`
  display: grid;
  gap: 18px;
  padding-block-start: 10px;
`;

/** Asks for the code that verifies a new phone number or e-mail address (PROF-09, OTP-01). */
export function ProofDialog({ otp }: { otp: ActorRefFrom<typeof otpMachine> }) {
  const channel = useSelector(otp, ({ context }) => context.channel);
  return (
    <Dialog
      open
      title={t(`account.profile.prove.${channel}`)}
      onClose={() => otp.send({ type: 'otp.closed' })}
    >
      <DialogBody>
        <Fields noValidate>
          <CodeForm actor={otp} heading={null} back={t('identity.otp.change')} />
        </Fields>
      </DialogBody>
    </Dialog>
  );
}
