import { activeLanguage, loadMessages, type LanguageCode } from '../../messages/index.ts';

/**
 * Makes a language the active one. Another page that is rendered meanwhile may switch it, so only
 * texts read before the next `await` are in this language.
 */
export async function speak(language: LanguageCode): Promise<void> {
  while (activeLanguage() !== language) await loadMessages(language);
}
