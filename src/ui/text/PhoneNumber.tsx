import { groupPhone } from '../../../machines/rules/groupPhone.ts';

/** A phone number in groups; it runs from left to right in every language. */
export function PhoneNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{groupPhone(number)}</bdi>;
}
