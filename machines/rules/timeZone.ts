/** The IANA name of a time zone; null when the value names none. */
export function timeZoneIn(value: unknown): string | null {
  // An offset such as `+05:30` is not an IANA name, and some systems read it with the opposite
  // sign.
  if (typeof value !== 'string' || !/^[A-Z]/i.test(value)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
