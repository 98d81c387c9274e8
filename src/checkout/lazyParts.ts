import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/**
 * Asks the customer to accept a changed price. Like the parts below, it is code-split, because many
 * orders do not need it.
 */
export const ChangedDialog = lazyPart(
  async () => (await import('./ChangedDialog.tsx')).ChangedDialog,
);

export const ContactDialog = lazyPart(
  async () => (await import('./ContactDialog.tsx')).ContactDialog,
);

/** The coupon field, loaded when it is shown. The checkout of rental trips uses it too. */
export const CouponField = lazyPart(async () => (await import('./CouponField.tsx')).CouponField);

export const ExtrasFields = lazyPart(async () => (await import('./ExtrasFields.tsx')).ExtrasFields);

/** Offers a customer what they typed as a guest before signing in. Rental bookings use it too. */
export const GuestExtrasOffer = lazyPart(
  async () => (await import('./GuestExtrasOffer.tsx')).GuestExtrasOffer,
);

export const OfflineForm = lazyPart(
  async () => (await import('./payment/OfflineForm.tsx')).OfflineForm,
);

export const Prescription = lazyPart(async () => (await import('./Prescription.tsx')).Prescription);
