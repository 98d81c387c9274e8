import { lazy } from 'react';

/** Parts of the checkout that not everybody sees, each loaded when it shows. */
export const ChangedDialog = lazy(async () => ({
  default: (await import('./ChangedDialog.tsx')).ChangedDialog,
}));

export const ContactDialog = lazy(async () => ({
  default: (await import('./ContactDialog.tsx')).ContactDialog,
}));

/** Bookings of other areas have it as well. */
export const CouponField = lazy(async () => ({
  default: (await import('./CouponField.tsx')).CouponField,
}));

export const ExtrasFields = lazy(async () => ({
  default: (await import('./ExtrasFields.tsx')).ExtrasFields,
}));

export const OfflineForm = lazy(async () => ({
  default: (await import('./OfflineForm.tsx')).OfflineForm,
}));

export const Prescription = lazy(async () => ({
  default: (await import('./Prescription.tsx')).Prescription,
}));
