import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOutlet } from '../flow/outlet.ts';
import { useFacts } from '../flow/useFlow.ts';
import { directionOf, knownLanguage, withLanguage, type LanguageCode } from '../messages/index.ts';
import { reloadPage } from '../platform/reload.ts';
import { storeSettings } from '../platform/stored/visit.ts';
import { useLongLivedActor } from '../shop/root.ts';

/** The history state that tells the reloaded page to confirm the new language in a toast. */
const changed = { languageChanged: true };

/**
 * Applies a change of language (LANG-02): reloads the page in the new language, and then confirms
 * it in a toast. Where the browser stores nothing, a reload would lose the choice; then
 * `onLanguageChange` changes the texts without a reload (F-24).
 */
export function useLanguageChanges(
  onLanguageChange: (language: LanguageCode) => Promise<void>,
): void {
  const outlet = useOutlet();
  const language = useLongLivedActor('language');
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  // While the page waits to be reloaded, it must not show the toast that is meant for the next
  // page.
  const isLeaving = useRef(false);
  useFacts(language, {
    'language.applied': (fact) => {
      storeSettings({ direction: directionOf(fact.language) });
      if (!fact.kept) {
        void onLanguageChange(knownLanguage(fact.language)).then(() =>
          outlet({ type: 'toast', kind: 'info', message: { key: 'site.language.thisVisit' } }),
        );
        return;
      }
      isLeaving.current = true;
      // The URL's own language is removed, because the chosen language has priority.
      const to = { search: withLanguage(search, null), hash };
      void navigate(to, { replace: true, state: changed });
      reloadPage();
    },
  });
  const wasChanged = (state as Partial<typeof changed> | null)?.languageChanged === true;
  useEffect(() => {
    if (!wasChanged || isLeaving.current) return;
    void navigate({ search, hash }, { replace: true, state: null });
    outlet({ type: 'toast', kind: 'success', message: { key: 'site.language.changed' } });
  }, [wasChanged, navigate, outlet, search, hash]);
}
