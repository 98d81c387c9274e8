import type { MessageRef } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { copyText, shareLink } from '../platform/share.ts';

/**
 * The subject of the toasts about copying: a copy that works removes an older toast about a failed
 * one.
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
 * Returns a function that copies a text and confirms it in a toast (`done` replaces the usual
 * message). A browser may refuse, for example on a page without TLS: then the toast contains the
 * text, so that the customer can note it.
 */
export function useCopy(): (text: string, done?: MessageRef) => void {
  const say = useSay();
  return (text, done = { key: 'ui.copied' }) =>
    void copyText(text).then(
      () => say('success', done),
      () => say('error', refused(text)),
    );
}

/**
 * Returns a function that opens the device's share sheet for a link; where there is none, it copies
 * the link.
 */
export function useShare(): (link: { title: string; url: string }) => void {
  const say = useSay();
  return (link) =>
    void shareLink(link).then(
      (outcome) => outcome === 'copied' && say('success', { key: 'ui.linkCopied' }),
      () => say('error', refused(link.url)),
    );
}
