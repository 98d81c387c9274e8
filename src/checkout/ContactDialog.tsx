import type { ComponentProps } from 'react';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactDialogProps extends ComponentProps<typeof ContactForm> {
  onClose: () => void;
}

/**
 * A dialog to change the contact person of a guest's take-away order, which needs no address
 * (ADDR-13).
 */
export function ContactDialog({ onClose, ...form }: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('checkout.contact.title')}>
      <DialogBody>
        <ContactForm {...form} />
      </DialogBody>
    </Dialog>
  );
}
