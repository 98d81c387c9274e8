import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOutlet } from '../flow/outlet.ts';
import { useFacts } from '../flow/useFlow.ts';
import { directionOf, knownLanguage, withLanguage, type LanguageCode } from '../messages/index.ts';
import { reloadPage } from '../platform/reload.ts';
import { storeSettings } from '../platform/stored/visit.ts';
import { useStanding } from '../shop/root.ts';

/** What the history entry says to the page that is loaded anew on it. */
const changed = { languageChanged: true };

/**
 * Follows the choice of language (LANG-02): the page is loaded anew in it, and says so then. Where
 * the browser keeps nothing a new page would forget it, so `onSpeak` changes the words in place (F-24).
 */
export function useLanguageChanges(onSpeak: (language: LanguageCode) => Promise<void>): void {
  const outlet = useOutlet();
  const language = useStanding('language');
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const spoken = useRef(Promise.resolve());
  // The chosen language goes before the one that the address names.
  const mark = (value: object | null) =>
    void navigate({ search: withLanguage(search, null), hash }, { replace: true, state: value });
  useFacts(language, {
    'language.applied': (fact) => {
      storeSettings({ direction: directionOf(fact.language) });
      if (!fact.kept) {
        spoken.current = onSpeak(knownLanguage(fact.language));
        return;
      }
      mark(changed);
      reloadPage();
    },
    // In the new language, of which nothing could be said before it is spoken.
    toast: (fact) => void spoken.current.then(() => outlet(fact)),
  });
  const wasChanged = (state as Partial<typeof changed> | null)?.languageChanged === true;
  useEffect(() => {
    if (!wasChanged) return;
    void navigate({ search, hash }, { replace: true, state: null });
    outlet({ type: 'toast', kind: 'success', message: { key: 'site.language.changed' } });
  }, [wasChanged, navigate, outlet, search, hash]);
}
