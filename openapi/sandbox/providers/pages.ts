import { say, type Language, type Texts } from '../http/texts.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import type { Medium } from '../../../machines/rules/identity.ts';
import { people } from './people.ts';

const names: Readonly<Record<Medium, Texts>> = {
  google: { en: 'Google', ar: 'جوجل' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  apple: { en: 'Apple', ar: 'آبل' },
};

const words = {
  title: { en: 'Sandbox sign-in in place of {name}', ar: 'تسجيل دخول تجريبي بدلًا من {name}' },
  note: {
    en: 'This is not {name}. The sandbox stands in for it, so that signing in can be tried without a network. Who do you want to be?',
    ar: 'هذه ليست صفحة {name}. تحل البيئة التجريبية محلها لتجربة تسجيل الدخول دون شبكة. من تريد أن تكون؟',
  },
  other: { en: 'Somebody else', ar: 'شخص آخر' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  shares: {
    en: 'Name and e-mail address are shared with the shop.',
    ar: 'يُشارك الاسم وعنوان البريد مع المتجر.',
  },
  go: { en: 'Continue', ar: 'متابعة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Record<string, Texts>;

/**
 * The sign-in and consent page of the simulated provider: plain HTML without scripts, clearly
 * marked as a simulation.
 */
export function choosePage(medium: Medium, language: Language): string {
  const name = say(language, names[medium]);
  const word = (key: keyof typeof words) => escapeHtml(say(language, words[key], { name }));
  const rows = people.map(
    (person, at) =>
      `<label><input type="radio" name="person" value="${at}"${at === 0 ? ' checked' : ''}>
<span><b>${escapeHtml(person.name)}</b> <small>${escapeHtml(say(language, person.note))}</small>
${person.email === null ? '' : `<bdi>${escapeHtml(person.email)}</bdi>`}</span></label>`,
  );
  return htmlPage(
    language,
    say(language, words.title, { name }),
    ['/sandbox/pay.css', '/sandbox/providers/choose.css'],
    `<p>${word('note')}</p>
<form method="post">
<fieldset>
${rows.join('\n')}
<label><input type="radio" name="person" value="other"><span><b>${word('other')}</b></span></label>
<label class="own">${word('name')} <input name="name" maxlength="80" autocomplete="off"></label>
<label class="own">${word('email')} <input name="email" type="email" maxlength="255" autocomplete="off"></label>
</fieldset>
<p><small>${word('shares')}</small></p>
<button name="answer" value="go">${word('go')}</button>
<button name="answer" value="cancel" formnovalidate>${word('cancel')}</button>
</form>`,
  );
}

export const chooseStyles = `fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: 0.5rem; }
label { display: flex; gap: 0.75rem; align-items: center; padding: 0.45rem 0.9rem; border: 1px solid color-mix(in srgb, currentcolor 35%, transparent); border-radius: 0.75rem; cursor: pointer; }
label:has(:checked) { outline: 2px solid #2563eb; outline-offset: -2px; }
label span { display: grid; flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
label.own { display: none; }
fieldset:has([value='other']:checked) label.own { display: grid; }
form { gap: 0.5rem; }
button[value='go'] { background: #14532d; color: #fff; }
input:not([type='radio']) { min-block-size: 2.5rem; font: inherit; }
`;

/**
 * A script that replaces Apple's own and talks to the simulated provider, with the same interface.
 */
export const appleScript = `'use strict';
(() => {
  let options = null;
  const answerOf = (opened) => new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (opened.closed) setTimeout(() => end(() => reject({ error: 'popup_closed_by_user' })), 1000);
    }, 300);
    const hear = (event) => {
      if (event.origin !== location.origin || event.source !== opened) return;
      end(() => ('id_token' in event.data ? resolve(event.data) : reject({ error: 'user_cancelled_authorize' })));
    };
    const end = (say) => {
      clearInterval(look);
      removeEventListener('message', hear);
      say();
    };
    addEventListener('message', hear);
  });
  globalThis.AppleID = {
    auth: {
      init: (given) => { options = given; },
      signIn: async () => {
        const address = new URL('/sandbox/providers/auth', location.origin);
        address.search = new URLSearchParams({
          client_id: options.clientId,
          redirect_uri: location.origin + '/sandbox/providers/apple-return',
          response_type: 'code id_token',
          scope: 'openid email profile',
          state: options.state,
          nonce: options.nonce,
        });
        const opened = open(address, '_blank', 'popup,width=480,height=640');
        if (opened === null) throw { error: 'popup_blocked_by_browser' };
        const { code, id_token, state } = await answerOf(opened);
        return { authorization: { code, id_token, state } };
      },
    },
  };
})();
`;

/**
 * A script that sends the result of the sign-in to the page that opened this window, as Apple's
 * window does.
 */
export const appleReturnScript = `'use strict';
opener?.postMessage(Object.fromEntries(new URLSearchParams(location.hash.slice(1))), location.origin);
close();
`;

export const appleReturnPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandbox sign-in</title>
<script src="/sandbox/providers/apple-return.js" defer></script></head><body></body></html>
`;
