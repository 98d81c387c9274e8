import { loadMessages, type LanguageCode } from '../../messages/index.ts';

/** Settles when the page before has read its texts. */
let turn: Promise<void> = Promise.resolve();

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Makes a language the active one for texts. Another page that is rendered at the same time may
 * switch it, so read the texts before the next `await`. The pages take turns: two of different
 * languages would otherwise switch it back and forth without end, and the server would answer
 * nobody.
 */
export function activateLanguage(language: LanguageCode): Promise<void> {
  const active = turn.then(() => loadMessages(language));
  turn = active.then(nextTask, nextTask);
  return active;
}
