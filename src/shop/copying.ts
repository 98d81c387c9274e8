import type { MessageRef } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { copyText, shareLink } from '../platform/share.ts';

/**
 * The subject of these toasts: when a later copy works, it removes the toast about a failed one.
 */
const ABOUT = 'copying';

const refused = (text: string): MessageRef => ({
  key: 'ui.copyRefused',
  values: { text: `\u2068${text}\u2069` },
});

function useSay() {
  const outlet = useOutlet();
  return (kind: 'success' | 'error', message: MessageRef) =>
    outlet({ type: 'toast', kind, about: ABOUT, message });
}

/**
 * Copies a text, and says in a toast that it did. A browser may refuse, on a page without TLS for
 * example: then the toast contains the text, so that the customer can note it.
 */
export function useCopy(): (text: string, done?: MessageRef) => void {
  const say = useSay();
  return (text, done = { key: 'ui.copied' }) =>
    void copyText(text).then(
      () => say('success', done),
      () => say('error', refused(text)),
    );
}

/** Opens the device's share sheet for a link; where there is none, the link is copied. */
export function useShare(): (link: { title: string; url: string }) => void {
  const say = useSay();
  return (link) =>
    void shareLink(link).then(
      (outcome) => outcome === 'copied' && say('success', { key: 'ui.linkCopied' }),
      () => say('error', refused(link.url)),
    );
}
