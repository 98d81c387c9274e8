// What other areas import for addresses and contacts in forms. It is apart from the index of `place`,
// which is in every page's first load: forms are loaded with the screens that show them.

export { ContactFields, DoorFields } from './AddressFields.tsx';
export { addressAt, receiverOf, type ReceiverValues, type Spot } from './values.ts';

/** Loads the validation rules of an order's receiver, when a form is first validated. */
export const loadReceiverSchema = async () => (await import('./schema.ts')).receiverSchema();
