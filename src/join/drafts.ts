import { now } from '../platform/browser.ts';
import { forgetFiles, keepFiles, keptFiles } from '../platform/files.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The parts of registrations that are stored while they are filled in; passwords never are. */
type DraftPart = 'store' | 'owner' | 'reached' | 'registered' | 'courier';

/** Papers of a registration that nobody sent do not stay on a device for longer. */
const FILES_LAST_MS = 24 * 60 * 60 * 1000;

const partsOf = () => get('registrationDrafts') ?? {};

const isFilesOf = (value: unknown): value is { at: number; files: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'at' in value && 'files' in value;

function parsed(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Whether both are of one kind: texts, lists or objects. */
const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && one !== null;

/**
 * What was typed into a part, on top of what it begins with; a field that does not fit any more is
 * left out.
 */
export function storedPart<Values extends object>(part: DraftPart, first: Values): Values {
  const stored = parsed(partsOf()[part] ?? '{}');
  const fitting = Object.entries(first).filter(([name, value]) => isAlike(stored[name], value));
  return { ...first, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) };
}

/** Stores a part as it is typed; files have their own place. */
export function storePart(part: DraftPart, values: object): void {
  set('registrationDrafts', { ...partsOf(), [part]: JSON.stringify(values) });
}

/** Forgets what was typed, when it was sent. */
export function forgetParts(...parts: DraftPart[]): void {
  const left = Object.entries(partsOf()).filter(([part]) => !parts.includes(part as DraftPart));
  if (left.length === 0) forget('registrationDrafts');
  else set('registrationDrafts', Object.fromEntries(left));
}

/** The files of a registration as they were chosen, also after a reload. */
export async function storedFiles<Files extends object>(name: string, none: Files): Promise<Files> {
  const kept = await keptFiles(name);
  if (!isFilesOf(kept)) return none;
  if (now().getTime() - kept.at > FILES_LAST_MS) {
    await forgetFiles(name);
    return none;
  }
  return { ...none, ...kept.files };
}

/** Stores the files of a registration on this device. */
export function storeFiles(name: string, files: object): void {
  void keepFiles(name, { at: now().getTime(), files });
}

/** Forgets the files of a registration. */
export function dropFiles(name: string): void {
  void forgetFiles(name);
}
