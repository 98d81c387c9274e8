import { activeLanguage, loadMessages, type LanguageCode } from '../../messages/index.ts';

/**
 * Makes a language the active one. Another page, rendered meanwhile, may speak another: only what is
 * said before the next wait is in this one.
 */
export async function speak(language: LanguageCode): Promise<void> {
  while (activeLanguage() !== language) await loadMessages(language);
}
