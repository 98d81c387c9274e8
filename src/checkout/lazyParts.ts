import { lazyPart } from '../ui/lazyPart.tsx';

/** Parts of the checkout that not everybody sees, each loaded when it shows. */
export const ChangedDialog = lazyPart(
  async () => (await import('./ChangedDialog.tsx')).ChangedDialog,
);

export const ContactDialog = lazyPart(
  async () => (await import('./ContactDialog.tsx')).ContactDialog,
);

/** Also used by bookings of other areas, such as rental. */
export const CouponField = lazyPart(async () => (await import('./CouponField.tsx')).CouponField);

export const ExtrasFields = lazyPart(async () => (await import('./ExtrasFields.tsx')).ExtrasFields);

/** For customers who began as guests; also used by bookings of other areas, such as rental. */
export const GuestExtrasOffer = lazyPart(
  async () => (await import('./GuestExtrasOffer.tsx')).GuestExtrasOffer,
);

export const OfflineForm = lazyPart(
  async () => (await import('./payment/OfflineForm.tsx')).OfflineForm,
);

export const Prescription = lazyPart(async () => (await import('./Prescription.tsx')).Prescription);
