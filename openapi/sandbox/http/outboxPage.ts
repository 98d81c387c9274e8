import type { outbox } from '../db/schema/operations.ts';
import { escapeHtml, htmlPage } from './html.ts';
import { say, type Language, type Texts } from './texts.ts';

const words = {
  title: { en: 'Sandbox outbox', ar: 'صندوق الرسائل التجريبي' },
  note: {
    en: 'What the shop would send by SMS and e-mail, newest first. Load the page again for more.',
    ar: 'ما كان المتجر سيرسله عبر الرسائل القصيرة والبريد، الأحدث أولًا. أعد تحميل الصفحة للمزيد.',
  },
  empty: { en: 'Nothing was sent yet.', ar: 'لم يُرسل شيء بعد.' },
} satisfies Record<string, Texts>;

const textOf = (value: unknown) => (typeof value === 'string' ? escapeHtml(value) : '');

/** The text of a message as HTML, with line breaks and clickable links. */
const linesOf = (text: unknown) =>
  textOf(text)
    .replace(/https?:\/\/[^\s\u2066-\u2069]+/g, '<a href="$&">$&</a>')
    .replaceAll('\n', '<br>');

const subjectOf = (subject: unknown) =>
  subject === undefined ? '' : `<p dir="auto"><b>${textOf(subject)}</b></p>\n`;

/**
 * The page that lists sent messages: plain HTML without scripts, in the style of the payment page.
 */
export function outboxPage(
  messages: readonly (typeof outbox.$inferSelect)[],
  language: Language,
): string {
  const word = (key: keyof typeof words) => say(language, words[key]);
  const rows = messages.map(
    ({ channel, target, body, createdAt }) =>
      `<article><p><b>${channel.toUpperCase()}</b> <bdi>${escapeHtml(target)}</bdi>
<time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</time></p>
${subjectOf(body['subject'])}<p dir="auto">${linesOf(body['text'])}</p></article>`,
  );
  return htmlPage(
    language,
    word('title'),
    ['/sandbox/pay.css'],
    `<p>${word('note')}</p>
${rows.length === 0 ? `<p>${word('empty')}</p>` : rows.join('\n')}`,
  );
}
