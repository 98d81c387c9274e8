// The face of addresses and contacts in forms. It is not that of `place`, which is in every page's
// first load: forms come with the screens that show them.

export { ContactFields, DoorFields } from './AddressFields.tsx';
export { addressAt, receiverOf, type ReceiverValues, type Spot } from './values.ts';

/** The rules of who receives an order, loaded when something is first checked. */
export const loadReceiverSchema = async () => (await import('./schema.ts')).receiverSchema();
