import type { ComponentProps } from 'react';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactDialogProps extends ComponentProps<typeof ContactForm> {
  onClose: () => void;
}

/** A guest's contact for a take-away, to be changed; there is no address around it (ADDR-13). */
export function ContactDialog({ onClose, ...form }: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('checkout.contact.title')}>
      <DialogBody>
        <ContactForm {...form} />
      </DialogBody>
    </Dialog>
  );
}
