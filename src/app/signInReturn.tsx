import { createRoot } from 'react-dom/client';
import { loadMessages, withTexts, type LanguageCode } from '../messages/index.ts';
import { rootElement } from '../platform/firstPage.ts';
import { sendPopupAnswer } from '../platform/popup.ts';
import { StyleRoot } from '../ui/style/StyleRoot.tsx';

/**
 * Runs when a sign-in provider's window returns to the shop: it sends the result to the shop's tab
 * and closes the window, without loading the shop there. If no tab receives it, it shows a page.
 */
export async function showSignInReturn(language: LanguageCode): Promise<void> {
  if (await sendPopupAnswer()) return;
  await loadMessages(language, 'first');
  const { SignInReturnPage } = await withTexts(import('../identity/signIn/SignInReturnPage.tsx'));
  createRoot(rootElement()).render(
    <StyleRoot>
      <SignInReturnPage />
    </StyleRoot>,
  );
}
