/** Parses a command line, with helpful messages for mistakes. */
import { mkdirSync } from 'node:fs';
import { nearestTo } from './nearest.ts';

/** A mistake in the command line; its message is shown, and the exit code is 2. */
export class UsageError extends Error {}

/** The result of a command: exit code, standard output and error output. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A number with its noun, such as `1 flow` or `3 flows`. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

export const succeeded = (out: string): CommandResult => ({ code: 0, out, err: '' });

export const unknownName = (what: string, word: string, known: readonly string[]): UsageError => {
  const nearest = nearestTo(word, known);
  const hint = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  return new UsageError(`There is no ${what} "${word}".${hint}`);
};

/**
 * The element of `known` whose name is `word`. Throws a `UsageError` that suggests the nearest
 * name; `what` is the kind of name in its message, such as `flow`.
 */
export const pickByName = <T>(
  what: string,
  word: string,
  known: readonly T[],
  nameOf: (one: T) => string,
): T => {
  const found = known.find((one) => nameOf(one) === word);
  if (found === undefined) throw unknownName(what, word, known.map(nameOf));
  return found;
};

interface ParsedArguments {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Splits arguments into words, each once, flags (`--json`) and options with a value (`--out DIR`,
 * `--out=DIR`). Throws a `UsageError` for an option that is in neither `flags` nor `valued`.
 */
export const parseArguments = (
  args: readonly string[],
  flags: readonly string[],
  valued: readonly string[],
): ParsedArguments => {
  const words: string[] = [];
  const given = new Set<string>();
  const values = new Map<string, string>();
  const rest = args.flatMap((arg) => {
    const cut = arg.startsWith('--') ? arg.indexOf('=') : -1;
    return cut === -1 ? [arg] : [arg.slice(0, cut), arg.slice(cut + 1)];
  });
  while (rest.length > 0) {
    const arg = rest.shift() ?? '';
    if (!arg.startsWith('-')) words.push(arg);
    else if (flags.includes(arg)) given.add(arg);
    else if (valued.includes(arg)) {
      const value = rest.shift();
      if (value === undefined || value === '') throw new UsageError(`${arg} needs a value.`);
      if (values.has(arg)) throw new UsageError(`${arg} is given twice: put both into one.`);
      values.set(arg, value);
    } else throw unknownName('option', arg, [...flags, ...valued]);
  }
  return { words: [...new Set(words)], flags: given, values };
};

/** Reads the value of an option as a whole number. Throws a `UsageError` for any other text. */
export const wholeNumber = (option: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError(`${option} takes a whole number, not "${text}".`);
  return Number(text);
};

/** Makes the folder that `--out` names. Throws a `UsageError` when a file is in its place. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new UsageError(`--out takes a folder, and "${folder}" is a file or lies below one.`);
  }
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs the command that these arguments name, and turns its errors into a result: exit code 2 for a
 * `UsageError`, 1 for any other. `help`, `--help` or `-h` among the arguments asks for the usage
 * instead.
 */
export const resultOf = async (
  args: readonly string[],
  usage: string,
  command: () => Promise<CommandResult>,
): Promise<CommandResult> => {
  if (args[0] === 'help' || args.includes('--help') || args.includes('-h')) return succeeded(usage);
  try {
    return await command();
  } catch (error) {
    return { code: error instanceof UsageError ? 2 : 1, out: '', err: messageOf(error) };
  }
};

/** Prints the output of a command and sets the exit code. */
export const printResult = ({ code, out, err }: CommandResult): void => {
  if (out !== '') console.log(out);
  if (err !== '') console.error(err);
  process.exitCode = code;
};
