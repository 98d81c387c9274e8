/** Describes how a step differs from its record, in sentences for the reviewer of a change. */
import { changesOf, isPlainObject, textOf, type Plain, type PlainObject } from './plain.ts';
import { BARE_START, type RecordedEffect, type RecordedStep } from './record.ts';

const LONGEST = 120;

const told = (value: Plain): string => {
  const text = textOf(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

/** An effect of a step, such as an emitted event, prepared for a sentence about a difference. */
interface ToldEffect {
  /** The kind and name of the effect. Two effects with the same name are compared by their data. */
  readonly name: string;
  /** The effect as the end of a sentence that begins with "it", such as `tells the parent`. */
  readonly verb: string;
  /** The data of the effect, such as the fields of an event or the input of an actor. */
  readonly carries: Plain;
}

const splitType = (event: Plain): [string, Plain] => {
  if (!isPlainObject(event) || typeof event['type'] !== 'string') return ['', event];
  const { type, ...rest } = event;
  return [` \`${type}\``, rest];
};

const tellEffect = (effect: RecordedEffect): ToldEffect => {
  const make = (words: string, carries: Plain) => ({ name: words, verb: words, carries });
  if ('says' in effect) {
    const [type, rest] = splitType(effect.says);
    return make(`says${type}`, rest);
  }
  if ('tells' in effect) {
    const [type, rest] = splitType(effect.event);
    return make(`tells ${effect.tells}${type}`, rest);
  }
  return 'calls' in effect
    ? make(`calls \`${effect.calls}\``, effect.with)
    : make(`does \`${effect.does}\``, effect.with);
};

const withLoad = ({ verb, carries }: ToldEffect): string => {
  const empty = carries === '[nothing]' || (isPlainObject(carries) && textOf(carries) === '{}');
  return empty ? verb : `${verb} ${told(carries)}`;
};

/** The maximum number of fields that one sentence names. */
const MAX_FIELDS = 4;

/** Describes the fields in which two values differ, such as `message.key "a" (before, "b")`. */
const fieldWords = (before: Plain, now: Plain): string => {
  const [there, back] = [changesOf(before, now), changesOf(now, before)];
  const names = Object.keys(there);
  const words = names.slice(0, MAX_FIELDS).map((name) => {
    const field = name === '' ? 'what it carries' : `\`${name}\``;
    return `${field} ${told(there[name] ?? null)} (before, ${told(back[name] ?? null)})`;
  });
  const more = names.length - words.length;
  return `${words.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Both lists without the elements that occur in both; `textOfOne` says which are equal. */
const withoutEqual = <T>(
  before: readonly T[],
  now: readonly T[],
  textOfOne: (one: T) => string,
): [T[], T[]] => {
  const left = [...now];
  const gone = before.filter((one) => {
    const found = left.findIndex((other) => textOfOne(other) === textOfOne(one));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return [gone, left];
};

const effectSentences = (
  before: readonly RecordedEffect[],
  now: readonly RecordedEffect[],
): string[] => {
  const text = (effect: RecordedEffect) => textOf(effect);
  const [gone, fresh] = withoutEqual(before, now, text);
  if (gone.length === 0 && fresh.length === 0) {
    const order = (list: readonly RecordedEffect[]) =>
      list.map((effect) => tellEffect(effect).verb).join(', then ');
    return before.map(text).join() === now.map(text).join()
      ? []
      : [`it ${order(now)}; before, it did so in another order: ${order(before)}`];
  }
  const left = fresh.map(tellEffect);
  const sentences = gone.map(tellEffect).map((old) => {
    const index = left.findIndex(({ name }) => name === old.name);
    if (index < 0) return `it no longer ${withLoad(old)}`;
    const [twin] = left.splice(index, 1);
    return `it ${old.verb} with ${fieldWords(old.carries, twin?.carries ?? null)}`;
  });
  return [...sentences, ...left.map((one) => `it now also ${withLoad(one)}`)];
};

const listSentence = (
  before: readonly string[] | undefined,
  now: readonly string[] | undefined,
  words: (list: readonly string[]) => string,
): string[] => {
  if (before?.join() === now?.join()) return [];
  const changed = (list: readonly string[] | undefined, otherwise: string) =>
    list === undefined ? otherwise : words(list);
  return [
    `${changed(now, `${words(['…'])} as they were`)}; before, ${changed(before, 'they did not change')}`,
  ];
};

const named = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join(', '));

/**
 * Describes in sentences, one per field, how the data that a step changes differs from its record.
 * `before` has the recorded new values, by field, `now` those of today; a field that is missing was
 * not changed by the step. `whose` begins each sentence, such as `its` in “its `code` becomes …”.
 */
const dataSentences = (
  before: PlainObject = {},
  now: PlainObject = {},
  whose: string,
): string[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const differing = names.filter(
    (name) => textOf(before[name] ?? '[same]') !== textOf(now[name] ?? '[same]'),
  );
  const sentences = differing.slice(0, MAX_FIELDS).map((name) => {
    const [old, fresh] = [before[name], now[name]];
    const field = `${whose} \`${name}\``;
    if (fresh === undefined) return `${field} stays; before, it became ${told(old ?? null)}`;
    if (old === undefined) return `${field} becomes ${told(fresh)}; before, it stayed`;
    const fields = isPlainObject(old) && isPlainObject(fresh) ? fieldWords(old, fresh) : undefined;
    return fields === undefined
      ? `${field} becomes ${told(fresh)}; before, it became ${told(old)}`
      : `${field} becomes another: ${fields}`;
  });
  const more = differing.length - sentences.length;
  return more > 0 ? [...sentences, `and ${more} more of ${whose} differ`] : sentences;
};

/**
 * The sentences on how a step (`now`) differs from its record (`before`); empty when it does not.
 * `stateBefore` is the state in which the step begins.
 */
export const differencesOf = (
  before: RecordedStep,
  now: RecordedStep,
  stateBefore: string,
): string[] => {
  const went = (state: string | undefined) =>
    state === undefined ? `stayed in \`${stateBefore}\`` : `went to \`${state}\``;
  const goes = now.state === undefined ? `stays in \`${stateBefore}\`` : `goes to \`${now.state}\``;
  const state = before.state === now.state ? [] : [`it ${goes}; before, it ${went(before.state)}`];
  const [endsNow, ended] = [now.ended ?? null, before.ended ?? null];
  const ending =
    textOf(ended) === textOf(endsNow)
      ? []
      : [
          `${endsNow === null ? 'it does not end' : `it ends with ${told(endsNow)}`}; before, ` +
            (ended === null ? 'it did not end' : `it ended with ${told(ended)}`),
        ];
  return [
    ...state,
    ...effectSentences(before.effects ?? [], now.effects ?? []),
    ...ending,
    ...listSentence(before.tags, now.tags, (list) => `its tags are ${named(list)}`),
    ...listSentence(before.timers, now.timers, (list) => `timers that run are ${named(list)}`),
    ...listSentence(before.actors, now.actors, (list) => `actors that live are ${named(list)}`),
    ...dataSentences(before.context, now.context, 'its'),
    ...dataSentences(before.key, now.key, "the model's"),
  ];
};

/** The sentences of one step as one paragraph: “After `coupon.removed` it stays …”. */
export const paragraph = (step: RecordedStep, sentences: readonly string[]): string => {
  const begin = step.do === BARE_START ? 'At the start' : `After \`${step.do}\``;
  return `${begin} ${sentences.join(';\n  ')}.`;
};
