import { later } from '../ui/later.tsx';

/** Parts of the checkout that not everybody sees, each loaded when it shows. */
export const ChangedDialog = later(async () => (await import('./ChangedDialog.tsx')).ChangedDialog);

export const ContactDialog = later(async () => (await import('./ContactDialog.tsx')).ContactDialog);

/** Bookings of other areas have it as well. */
export const CouponField = later(async () => (await import('./CouponField.tsx')).CouponField);

export const ExtrasFields = later(async () => (await import('./ExtrasFields.tsx')).ExtrasFields);

/** Offered to customers who began as guests; bookings of other areas have it as well. */
export const GuestExtrasOffer = later(
  async () => (await import('./GuestExtrasOffer.tsx')).GuestExtrasOffer,
);

export const OfflineForm = later(async () => (await import('./OfflineForm.tsx')).OfflineForm);

export const Prescription = later(async () => (await import('./Prescription.tsx')).Prescription);
