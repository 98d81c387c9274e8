import type { DeliveryAddress } from '../../../machines/rules/domain.ts';
import { readStreetDetails } from './streetDetails.ts';
import { asIds, asNumber, asNumberOrNull, asObject, asPhone, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** Reads the contact person of an address, an order or a trip; '' where a field is missing. */
export function readContact(value: unknown): { name: string; phone: string; email: string } {
  const contact = asObject<Wire['OrderAddress'] | Wire['Trip']['user_info']>(value);
  return {
    name: asText(contact.contact_person_name),
    phone: asPhone(contact.contact_person_number),
    email: asText(contact.contact_person_email),
  };
}

/** Reads an address of an order or of the address book (wire facts 15.6, 15.15). */
export function readAddress(value: unknown): DeliveryAddress {
  const address = asObject<Wire['Address'] | Wire['OrderAddress']>(value);
  const additionalInformation = asText(address.additional_information);
  return {
    id: asNumberOrNull(address.id),
    type: asText(address.address_type),
    label: asText(address.address_label),
    address: asText(address.address),
    position: { lat: asNumber(address.latitude), lng: asNumber(address.longitude) },
    ...readStreetDetails(address),
    contact: readContact(value),
    zoneIds: asIds(address.zone_ids ?? address.zone_id),
    ...(additionalInformation !== '' && { additionalInformation }),
  };
}
