/**
 * Matches an international number and captures its country code (one, two or three digits, ITU-T
 * E.164) and its national number.
 */
const international =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/**
 * Formats an international phone number in readable groups: country code, groups of three, and four
 * digits at the end, such as `+1 555 013 7000`. Any other format is returned unchanged.
 */
export function groupPhone(phone: string): string {
  const [, country, national] = international.exec(phone) ?? [];
  return national === undefined
    ? phone
    : `+${country} ${national.replaceAll(/\B(?=(\d{3})*\d{4}$)/g, ' ')}`;
}
