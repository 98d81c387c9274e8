import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/**
 * What is logged: `warn` for errors and slow requests, `info` for every request, `silent` for
 * nothing.
 */
export type LogLevel = 'warn' | 'info' | 'silent';

/** A request that takes more milliseconds than this is logged as slow. */
export const slowMs = 1000;

const gone = '[redacted]';

/** Names of fields whose values are never logged. */
const secretFields =
  /phone|mail|name|contact|address|street|note|password|passwd|secret|token|otp|code|hash|authorization|cookie|params|query|body|url|latitude|longitude|position/i;

/** Patterns that recognise personal data, secrets and positions in a text. */
const secretShapes = [
  /scrypt\$\S+/g,
  /\beyJ[\w-]+\.[\w.-]+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi,
  /\bBearer\s+\S+/gi,
  /\?[\w.~%-]+=\S*/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /-?\b\d{1,3}\.\d{4,}\b/g,
  /\+?\d[\d\s().-]{5,}\d/g,
  /\b\d{6}\b/g,
  /\b(?=[\w-]*[\dA-Z])[\w-]{20,}\b/g,
];

/** Replaces everything in a text that looks like personal data, a position or a secret. */
const withoutSecrets = (text: string): string =>
  secretShapes.reduce((rest, shape) => rest.replace(shape, gone), text);

/**
 * Cleans an error's message. Quoted parts are removed too, because they can be input that the
 * database rejected.
 */
const cleanMessage = (message: string): string => withoutSecrets(message.replace(/".*"/s, '"…"'));

/**
 * Whether a line belongs to a stack trace; such a line has only a position in the code, no data.
 */
const isFrame = (line: string): boolean => /^\s+at [^"]*:\d+:\d+\)?$/.test(line);

const textOf = (source: Error, field: string): string | undefined => {
  const value: unknown = Reflect.get(source, field);
  return typeof value === 'string' ? value : undefined;
};

/**
 * The parts of an error that operators need. A failed query is logged as SQL without its
 * parameters.
 */
function describeError(error: Error): Record<string, unknown> {
  const sql = textOf(error, 'query');
  const message = sql === undefined ? cleanMessage(error.message) : 'Failed query';
  const frames = (error.stack ?? '').split('\n').filter(isFrame);
  return {
    type: error.name,
    message,
    ...pick(error, ['code', 'constraint', 'table', 'column']),
    ...(sql !== undefined && { sql: withoutSecrets(sql) }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

const pick = (error: Error, fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = textOf(error, field);
      return value === undefined ? [] : [[field, withoutSecrets(value)]];
    }),
  );

function cleanFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      secretFields.test(field) ? gone : cleanValue(value),
    ]),
  );
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  return typeof value === 'object' && value !== null ? cleanFields(value) : value;
}

/**
 * Opens the server's log, with one line of JSON per entry. Phone numbers, addresses, codes, tokens
 * and typed texts are removed, by field name and by pattern.
 */
export const openLog = (level: LogLevel, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      // `cleanFields` has described errors already; the default serializer would log all their
      // fields.
      serializers: { err: (err: unknown) => err },
      formatters: { level: (label) => ({ level: label }), log: cleanFields },
      hooks: {
        logMethod(input, method) {
          const [first, ...rest]: unknown[] = input;
          const [facts, words] =
            typeof first === 'string' ? [{}, [first, ...rest]] : [asFacts(first), rest];
          const [text, ...values] = words.map((word) =>
            typeof word === 'string' ? withoutSecrets(word) : gone,
          );
          method.call(this, facts, text ?? '', ...values);
        },
      },
    },
    destination,
  );

/**
 * The fields of a log entry. An error is put into `err`, because otherwise its message would become
 * the text of the entry.
 */
const asFacts = (first: unknown): object =>
  first instanceof Error ? { err: first } : { ...(first as object) };
