import { activeLanguage, loadMessages, type LanguageCode } from '../../messages/index.ts';

/**
 * Makes a language the active one for texts. Another page that is rendered at the same time may
 * switch it, so read the texts before the next `await`.
 */
export async function activateLanguage(language: LanguageCode): Promise<void> {
  while (activeLanguage() !== language) await loadMessages(language);
}
