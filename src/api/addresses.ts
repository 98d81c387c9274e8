import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { answer, client, patience } from './client.ts';
import { readAddress } from './readOrders.ts';
import { asList, asObject, asText } from './scalars.ts';

/** More than anyone has; the wire pages by 10 unless asked (wire facts 5). */
const ALL_ADDRESSES = 200;

/** The address book of the signed-in customer (API-07). */
export async function fetchAddresses(signal?: AbortSignal): Promise<DeliveryAddress[]> {
  const call = client.GET('/api/v1/customer/address/list', {
    params: { query: { limit: ALL_ADDRESSES, offset: 1 } },
    signal: patience(signal),
  });
  return asList(asObject(await answer(call, signal))['addresses']).map(readAddress);
}

/** Adds an address to the book; gives the server's message back (API-05, ADDR-15). */
export async function addAddress(address: DeliveryAddress, signal?: AbortSignal): Promise<string> {
  const { contact, position } = address;
  const call = client.POST('/api/v1/customer/address/add', {
    body: {
      contact_person_name: contact.name,
      contact_person_number: contact.phone,
      contact_person_email: contact.email,
      address_type: address.type,
      address_label: address.label,
      address: address.address,
      latitude: String(position.lat),
      longitude: String(position.lng),
      road: address.road,
      house: address.house,
      floor: address.floor,
    },
    signal: patience(signal),
  });
  return asText(asObject(await answer(call, signal))['message']);
}
