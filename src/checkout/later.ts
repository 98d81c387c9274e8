import { lazy } from 'react';

/** Parts of the checkout that not everybody sees, each loaded when it shows. */
export const OfflineForm = lazy(async () => ({
  default: (await import('./OfflineForm.tsx')).OfflineForm,
}));

export const Prescription = lazy(async () => ({
  default: (await import('./Prescription.tsx')).Prescription,
}));
