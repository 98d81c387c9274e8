import { expect, it } from 'vitest';
import { activeLanguage } from '../../src/messages/index.ts';
import { activateLanguage } from '../../src/start/server/activateLanguage.ts';

it('F-24: pages of different languages that are rendered at the same time each read their own texts', async () => {
  const languages = ['en', 'ar', 'en', 'fr', 'ar', 'fr'] as const;
  const read = await Promise.all(
    languages.map(async (language) => {
      await activateLanguage(language);
      return activeLanguage();
    }),
  );
  expect(read).toEqual(languages);
});
