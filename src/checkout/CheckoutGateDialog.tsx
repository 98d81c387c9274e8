import { ShoppingBag, X } from 'lucide-react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { guestPromptMachine } from '../../machines/checkout/guestPrompt.machine.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogTitle } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Column } from '../ui/Layout.tsx';

const Body = styled.div`
  padding: 44px 36px 32px;
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 8px;
  overflow-y: auto;
  > span {
    inline-size: 72px;
    block-size: 72px;
    margin-block-end: 8px;
    border-radius: 24px;
    display: grid;
    place-items: center;
    color: var(--accent-text);
    background: radial-gradient(circle at 50% 20%, var(--stage-a), var(--stage-b));
  }
  > h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
    text-wrap: balance;
  }
  > p {
    color: var(--text-2);
    text-wrap: balance;
  }
  > div {
    inline-size: 100%;
    margin-block-start: 20px;
  }
  > button {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
  }
  @media (max-width: 640px) {
    padding: 40px 20px 20px;
  }
`;

/**
 * Asks a guest how to continue to the checkout: sign in, sign up, or order as a guest (CHK-02,
 * CHK-05, F-08).
 */
export function CheckoutGateDialog({ actor }: { actor: ActorRefFrom<typeof guestPromptMachine> }) {
  const close = () => actor.send({ type: 'prompt.closed' });
  return (
    <Dialog
      open
      bare
      onClose={close}
      title={t('checkout.guest.title')}
      width="var(--dialog-sm)"
      centred
    >
      <Body>
        <span data-tint="food">
          <ShoppingBag size={36} strokeWidth={1.5} aria-hidden />
        </span>
        <DialogTitle asChild>
          <h2>{t('checkout.guest.title')}</h2>
        </DialogTitle>
        <p>{t('checkout.guest.text')}</p>
        <Column>
          <Button
            look="primary"
            size="lg"
            block
            onClick={() => actor.send({ type: 'prompt.login.chosen' })}
          >
            {t('checkout.guest.login')}
          </Button>
          <Button
            look="outline"
            size="lg"
            block
            onClick={() => actor.send({ type: 'prompt.signUp.chosen' })}
          >
            {t('checkout.guest.signUp')}
          </Button>
          <Button
            look="ghost"
            size="lg"
            block
            onClick={() => actor.send({ type: 'prompt.guest.chosen' })}
          >
            {t('checkout.guest.go')}
          </Button>
        </Column>
        <IconButton aria-label={t('ui.close')} onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </Body>
    </Dialog>
  );
}
