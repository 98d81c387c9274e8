import { createRoot } from 'react-dom/client';
import { SignInReturnPage } from '../identity/signIn/SignInReturnPage.tsx';
import { loadMessages, type LanguageCode } from '../messages/index.ts';
import { shopPlace } from '../platform/firstPage.ts';
import { handOverReturn } from '../platform/popup.ts';
import { StyleRoot } from '../ui/style/StyleRoot.tsx';

/**
 * Runs in the window of a sign-in provider when it returns to the shop: it sends the result to the
 * shop's tab and closes, without opening the shop. If that is not possible, it shows a page.
 */
export async function showSignInReturn(language: LanguageCode): Promise<void> {
  if (await handOverReturn()) return;
  await loadMessages(language);
  createRoot(shopPlace()).render(
    <StyleRoot>
      <SignInReturnPage />
    </StyleRoot>,
  );
}
