import type { DeliveryAddress } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readMessage } from '../envelope.ts';
import { writeStreetDetails } from './streetDetails.ts';
import { readAddress } from './readAddress.ts';
import { asList, asObject } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';

/**
 * A page size that holds any customer's complete address book; the server's default is 10 a page
 * (wire facts 5).
 */
const ALL_ADDRESSES = 200;

/** The address book of the signed-in customer (API-07). */
export async function fetchAddresses(signal?: AbortSignal): Promise<DeliveryAddress[]> {
  const call = client.GET('/api/v1/customer/address/list', {
    params: { query: { limit: ALL_ADDRESSES, offset: 1 } },
    signal: patience(signal),
  });
  return asList(asObject<AnswerTo<'listAddresses'>>(await answer(call, signal)).addresses).map(
    readAddress,
  );
}

/** An address as the body of an API call (wire facts 5). */
const bodyOf = ({ contact, position, ...address }: DeliveryAddress) => ({
  contact_person_name: contact.name,
  contact_person_number: contact.phone,
  contact_person_email: contact.email,
  address_type: address.type,
  address_label: address.label,
  address: address.address,
  latitude: String(position.lat),
  longitude: String(position.lng),
  additional_information: address.additionalInformation ?? '',
  ...writeStreetDetails(address),
});

/**
 * Saves an address: without an id it is added, with one it is changed. Resolves with the server's
 * message (API-05, API-06, ADDR-15).
 */
export async function saveAddress(address: DeliveryAddress, signal?: AbortSignal): Promise<string> {
  const { id } = address;
  const body = bodyOf(address);
  const call =
    id === null
      ? client.POST('/api/v1/customer/address/add', { body, signal: patience(signal) })
      : client.PUT('/api/v1/customer/address/update/{id}', {
          params: { path: { id } },
          body: { ...body, id },
          signal: patience(signal),
        });
  return readMessage(await answer(call, signal));
}

/** Deletes an address from the customer's address book; resolves with the server's message. */
export async function deleteAddress(id: number, signal?: AbortSignal): Promise<string> {
  const call = client.DELETE('/api/v1/customer/address/delete', {
    params: { query: { address_id: id } },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}
