import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  activeLanguage,
  directionOf,
  knownLanguage,
  type LanguageCode,
} from '../messages/index.ts';
import { reloadPage } from '../platform/reload.ts';
import { storeSettings } from '../platform/stored/visit.ts';
import { wiredLanguage } from '../site/index.ts';

/** What the history entry says to the page that is loaded anew on it. */
const changed = { languageChanged: true };

/**
 * The choice of language (LANG-02): asked, stored, the page loaded anew, and then said. Where the
 * browser keeps nothing a new page would forget it, so `onSpeak` changes the words in place (F-24).
 */
export function useLanguageChoice(
  onFact: (fact: { type: string }) => void,
  onSpeak: (language: LanguageCode) => Promise<void>,
) {
  const [snapshot, send, actor] = useMachine(wiredLanguage, {
    input: { language: activeLanguage() },
  });
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    const mark = (value: object | null) =>
      navigate({ search, hash }, { replace: true, state: value });
    if ((state as Partial<typeof changed> | null)?.languageChanged === true) {
      void mark(null);
      const said = { type: 'toast', kind: 'success', message: { key: 'site.language.changed' } };
      onFact(said);
    }
    let spoken = Promise.resolve();
    const heard = [
      actor.on('language.applied', (fact) => {
        storeSettings({ direction: directionOf(fact.language) });
        if (!fact.kept) {
          spoken = onSpeak(knownLanguage(fact.language));
          return;
        }
        void mark(changed);
        reloadPage();
      }),
      // In the new language, of which nothing could be said before it is spoken.
      actor.on('toast', (fact) => void spoken.then(() => onFact(fact))),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [actor, navigate, onFact, onSpeak, search, hash, state]);
  return {
    /** The language that is asked about, null while none is. */
    asked: snapshot.matches('confirming') ? knownLanguage(snapshot.context.wanted) : null,
    choose: useCallback((language: string) => send({ type: 'language.chosen', language }), [send]),
    confirm: () => send({ type: 'language.confirmed' }),
    decline: () => send({ type: 'language.declined' }),
  };
}
