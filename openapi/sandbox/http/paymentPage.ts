import type { Currency } from '../../../machines/rules/domain.ts';
import { formatMoney } from '../../../machines/rules/money.ts';
import { escapeHtml, htmlPage } from './html.ts';
import { say, type Language, type Texts } from './texts.ts';

const words = {
  title: { en: 'Sandbox payment', ar: 'الدفع التجريبي' },
  note: {
    en: 'No money moves here. Choose how this payment ends.',
    ar: 'لا تُنقل أي أموال هنا. اختر نتيجة عملية الدفع.',
  },
  payee: { en: 'To', ar: 'إلى' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  reference: { en: 'Reference', ar: 'المرجع' },
  pay: { en: 'Pay', ar: 'ادفع' },
  fail: { en: 'Let it fail', ar: 'اجعلها تفشل' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  over: {
    en: 'This payment is over: it was made, ended, or is not needed any more. Nothing is charged here.',
    ar: 'انتهت عملية الدفع هذه: إمّا أنها تمّت أو أُلغيت أو لم تعد لازمة. لن يُخصم أي مبلغ هنا.',
  },
  back: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
} satisfies Record<string, Texts>;

type Word = keyof typeof words;

/** The data shown on the page. */
interface Shown {
  amount: number;
  reference: string;
}

/** The shop's name, and how it writes amounts (PRICE-17). */
export interface Payee {
  name: string;
  currency: Currency;
}

/** The simulated payment gateway's page: plain HTML with three buttons, no script. */
export function paymentPage(session: Shown, payee: Payee, language: Language): string {
  const word = (key: Word) => say(language, words[key]);
  const button = (outcome: string, key: Word) =>
    `<button name="outcome" value="${outcome}">${word(key)}</button>`;
  return page(
    language,
    `<p>${word('note')}</p>
<dl>
<dt>${word('payee')}</dt><dd><bdi>${escapeHtml(payee.name)}</bdi></dd>
<dt>${word('amount')}</dt><dd><bdi dir="ltr">${escapeHtml(formatMoney(session.amount, payee.currency))}</bdi></dd>
<dt>${word('reference')}</dt><dd><bdi>${session.reference}</bdi></dd>
</dl>
<form method="post">${button('success', 'pay')}${button('fail', 'fail')}${button('cancel', 'cancel')}</form>`,
  );
}

/** The page of a payment that is over or no longer due; it has only a link back to the shop. */
export function overPage(returnTo: string, payee: Payee, language: Language): string {
  const word = (key: Word) => say(language, words[key]);
  return page(
    language,
    `<p>${word('over')}</p>
<dl>
<dt>${word('payee')}</dt><dd><bdi>${escapeHtml(payee.name)}</bdi></dd>
</dl>
<a href="${escapeHtml(returnTo)}">${word('back')}</a>`,
  );
}

const page = (language: Language, content: string): string =>
  htmlPage(language, say(language, words.title), ['/sandbox/pay.css'], content);

export const paymentStyles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh; background: light-dark(#f6f5f3, #12100e); color: light-dark(#1f1b18, #f4f1ee); }
main { box-sizing: border-box; inline-size: min(26rem, 92vw); padding: 2rem; border-radius: 1.75rem; background: light-dark(#fff, #211d1a); box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.12); }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
p { margin-block: 0.5rem 1.25rem; color: light-dark(#57504a, #b9b1aa); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 0 0 1.5rem; padding-block: 1rem; border-block: 1px solid light-dark(#e7e3df, #3a342f); }
dt { color: light-dark(#57504a, #b9b1aa); }
dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; }
button { min-block-size: 3rem; font: inherit; font-weight: 600; border-radius: 0.875rem; border: 0; background: light-dark(#f0eeeb, #34302c); color: inherit; cursor: pointer; }
button:first-child { background: light-dark(#1f1b18, #f4f1ee); color: light-dark(#fff, #1f1b18); }
a { display: grid; place-items: center; min-block-size: 3rem; font-weight: 600; color: inherit; }
a:focus-visible, button:focus-visible { outline: 0.16rem solid currentcolor; outline-offset: 0.13rem; }
`;
