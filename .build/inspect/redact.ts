/**
 * Removes personal data and credentials from messages to an inspector. In doubt it removes too
 * much: fields by their name, and anything that looks like an address, a phone number or a token.
 */

const GONE = '[redacted]';

/** Names of fields that are always removed, in any spelling (`guestId`, `guest_id`). */
const SECRET =
  /pass(word|wd)?|secret|token|jwt|otp|(^|_)(code|pin|key|auth)|code$|credential|phone|mobile|msisdn|e?_?mail|guest_?id|(first|last|full|person|contact|receiver|sender)_?name|address|street|house|floor|road|location|position|lat(itude)?$|lng$|longitude|birth|card_?number|iban|cvv/i;

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g;
/** A phone number: seven digits or more, with spaces, dots, brackets or hyphens between them. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
/** Long runs without a space that mix letters and digits: tokens, keys, signed values. */
const TOKEN = /(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[\w.-]{24,}/g;

const redactText = (text: string): string =>
  text.replaceAll(EMAIL, GONE).replaceAll(TOKEN, GONE).replaceAll(PHONE, GONE);

const plain = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;

/**
 * A copy of a value without personal data and credentials. `null` and booleans stay, because charts
 * depend on them. Functions are removed, because they cannot be sent; snapshots and actors are
 * converted by their own `toJSON`.
 */
export const redact = (value: unknown, seen: readonly object[] = []): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.includes(value)) return '[circular]';
  const data = plain(value);
  if (data !== value) return redact(data, [...seen, value]);
  const inside = [...seen, value];
  if (Array.isArray(value)) return value.map((item) => redact(item, inside));
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      const empty = field === null || field === undefined || typeof field === 'boolean';
      return [name, SECRET.test(name) && !empty ? GONE : redact(field, inside)];
    }),
  );
};

/** Fields of the protocol that contain no customer data and that the studio needs unchanged. */
const PROTOCOL = new Set([
  'type',
  'sessionId',
  'rootId',
  'parentId',
  'sourceId',
  'id',
  'createdAt',
  'definition',
  '_version',
  'name',
  'transitions',
]);

/**
 * Redacts one field of a message. The state value of a snapshot stays as it is: it contains only
 * names of states, even where a name looks like a secret (`{ otp: 'typing' }`).
 */
const redactField = (name: string, field: unknown): unknown => {
  const told = redact(field);
  if (name !== 'snapshot' || typeof field !== 'object' || field === null) return told;
  return 'value' in field ? Object.assign(Object(told), { value: field.value }) : told;
};

/** Removes personal data and credentials from a message before it is sent to an inspector. */
export const redactMessage = <T extends object>(message: T): T =>
  Object.assign(
    { ...message },
    Object.fromEntries(
      Object.entries(message)
        .filter(([name]) => !PROTOCOL.has(name))
        .map(([name, field]) => [name, redactField(name, field)]),
    ),
  );
