import { say, type Language, type Texts } from './texts.ts';

const words = {
  title: { en: 'Sandbox payment', ar: 'الدفع التجريبي' },
  note: {
    en: 'No money moves here. Choose how this payment ends.',
    ar: 'لا تُنقل أي أموال هنا. اختر نتيجة عملية الدفع.',
  },
  amount: { en: 'Amount', ar: 'المبلغ' },
  reference: { en: 'Reference', ar: 'المرجع' },
  pay: { en: 'Pay', ar: 'ادفع' },
  fail: { en: 'Let it fail', ar: 'اجعلها تفشل' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Record<string, Texts>;

/** What the page shows. */
interface Shown {
  amount: number;
  reference: string;
}

/** The gateway's page of the sandbox: plain HTML, three buttons, no script. */
export function paymentPage(session: Shown, language: Language): string {
  const word = (key: keyof typeof words) => say(language, words[key]);
  const button = (outcome: string, key: keyof typeof words) =>
    `<button name="outcome" value="${outcome}">${word(key)}</button>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${word('title')}</title>
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body>
<main>
<h1>${word('title')}</h1>
<p>${word('note')}</p>
<dl>
<dt>${word('amount')}</dt><dd><bdi>${session.amount}</bdi></dd>
<dt>${word('reference')}</dt><dd><bdi>${session.reference}</bdi></dd>
</dl>
<form method="post">${button('success', 'pay')}${button('fail', 'fail')}${button('cancel', 'cancel')}</form>
</main>
</body>
</html>
`;
}

export const paymentStyles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh; }
main { inline-size: min(26rem, 90vw); padding-block: 2rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; }
button { min-block-size: 3rem; font: inherit; font-weight: 600; border-radius: 0.75rem; border: 1px solid currentcolor; cursor: pointer; }
button:first-child { background: #14532d; color: #fff; }
`;
