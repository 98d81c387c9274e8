import { escapeHtml, htmlPage } from '../http/html.ts';
import { say, type Language, type Texts } from '../http/texts.ts';
import { nextSteps } from './changes.ts';
import type { ShopRead } from './read.ts';
import { words } from './texts.ts';

export type Outcome = 'done' | 'refused' | null;

interface View {
  language: Language;
  /** A secret that each form sends back, which proves that the form comes from this page. */
  key: string;
}

type Say = (word: keyof typeof words) => string;

const speaker =
  (language: Language): Say =>
  (word) =>
    say(language, words[word]);

const hidden = (name: string, value: string | number): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`;

/** An input field with its label. `attributes` must be trusted HTML; the value is escaped. */
const field = (label: string, name: string, value: string | number, attributes: string): string =>
  `<label>${label} <input name="${name}" value="${escapeHtml(String(value))}" ${attributes}></label>`;

const checkbox = (label: string, name: string, on: boolean): string =>
  `<label><input type="checkbox" name="${name}" value="on"${on ? ' checked' : ''}> ${label}</label>`;

/**
 * A form that sends one change to `/sandbox/<to>`; the heading is its name. `key` is the secret
 * that proves that the form comes from this page; `content` is the HTML of its inputs.
 */
const form = (key: string, to: string, heading: string, content: string): string =>
  `<form method="post" action="/sandbox/${to}" aria-label="${heading}">${hidden('key', key)}
<b dir="auto">${heading}</b> ${content}</form>`;

const section = (heading: string, forms: readonly string[], none: string): string =>
  `<section><h2>${heading}</h2>\n${forms.length === 0 ? `<p>${none}</p>` : forms.join('\n')}</section>`;

const money = 'inputmode="decimal" required pattern="[0-9]{1,7}([.][0-9]{1,3})?"';
const whole = 'inputmode="numeric" required pattern="[0-9]{1,7}"';
const time = 'type="time" required';

function sections(shop: ShopRead, { language, key }: View): string {
  const word = speaker(language);
  const save = `<button>${word('save')}</button>`;
  const named = (name: Texts, id: number) => `${escapeHtml(say(language, name))} #${id}`;
  const lists: [keyof typeof words, string[]][] = [
    [
      'switches',
      shop.switches.map(([name, on]) =>
        form(
          key,
          'switch',
          escapeHtml(name),
          `${hidden('name', name)}<button name="value" value="${on ? 'off' : 'on'}" aria-pressed="${String(on)}">${word(on ? 'turnOff' : 'turnOn')}</button>`,
        ),
      ),
    ],
    [
      'items',
      shop.items.map(({ id, name, price, stock }) =>
        form(
          key,
          'item',
          named(name, id),
          `${hidden('id', id)}${field(word('price'), 'price', price, money)} ${field(word('stock'), 'stock', stock, whole)} ${save}`,
        ),
      ),
    ],
    [
      'stores',
      shop.stores.map(({ store: { id, name, active }, opens, closes }) =>
        form(
          key,
          'store',
          named(name, id),
          `${hidden('id', id)}${checkbox(word('active'), 'active', active)} ${field(word('opens'), 'opens', (opens ?? '').slice(0, 5), time)} ${field(word('closes'), 'closes', (closes ?? '').slice(0, 5), time)} ${save}`,
        ),
      ),
    ],
    [
      'coupons',
      shop.coupons.map(({ id, code, discount, expireDate }) =>
        form(
          key,
          'coupon',
          escapeHtml(code),
          `${hidden('id', id)}${field(word('discount'), 'discount', discount, money)} ${field(word('expires'), 'expires', expireDate, 'type="date" required')} ${save}`,
        ),
      ),
    ],
    [
      'zones',
      shop.zones.map(({ id, name, active }) =>
        form(
          key,
          'zone',
          named(name, id),
          `${hidden('id', id)}${checkbox(word('served'), 'active', active)} ${save}`,
        ),
      ),
    ],
    ['orders', shop.orders.map((order) => orderForm(order, key, word))],
  ];
  return lists.map(([heading, forms]) => section(word(heading), forms, word('none'))).join('\n');
}

function orderForm(order: ShopRead['orders'][number], key: string, word: Say): string {
  const steps = nextSteps(order);
  const options = steps.map((step) => `<option>${step}</option>`).join('');
  const choice = `<label>${word('moveTo')} <select name="step">${options}</select></label> <button>${word('save')}</button>`;
  return form(
    key,
    'order',
    `#${order.id} ${order.status}`,
    hidden('id', order.id) + (steps.length === 0 ? '' : choice),
  );
}

function faultForms({ key }: View, word: Say): string {
  const fields = [
    field(word('operation'), 'operation', '', 'maxlength="60" autocomplete="off"'),
    field(word('status'), 'status', 500, whole),
    field(word('delay'), 'delay', 0, whole),
    field(word('times'), 'times', 1, whole),
  ];
  return section(
    word('faults'),
    [
      form(key, 'fault', word('plan'), `${fields.join(' ')} <button>${word('plan')}</button>`),
      form(key, 'lift', word('lift'), `<button>${word('lift')}</button>`),
    ],
    '',
  );
}

const page = (language: Language, content: string): string =>
  htmlPage(language, say(language, words.title), ['/sandbox/operators.css'], content);

/**
 * The operators' page: plain HTML without scripts, with a form for each change. `outcome` says what
 * became of the change that was just sent; null when none was.
 */
export function operatorsPage(shop: ShopRead, view: View, outcome: Outcome): string {
  const word = speaker(view.language);
  const notice =
    outcome === null
      ? ''
      : `<p role="${outcome === 'done' ? 'status' : 'alert'}">${word(outcome)}</p>`;
  return page(
    view.language,
    `<p>${word('note')}</p>
${notice}
<form method="get" action="/sandbox" role="search">${field(word('find'), 'find', shop.words, 'maxlength="60"')} <button>${word('search')}</button></form>
${sections(shop, view)}
${faultForms(view, word)}`,
  );
}

/**
 * The page that asks for the operator's token, in a shop that is not a demo. `problem` says in the
 * same language why it asks again; null on the first time.
 */
export function enterPage(language: Language, problem: string | null): string {
  const word = speaker(language);
  return page(
    language,
    `${problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="/sandbox/enter"><label>${word('token')} <input name="token" type="password" required autocomplete="current-password"></label> <button>${word('enter')}</button></form>`,
  );
}

export const operatorsStyles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f5f3, #12100e); color: light-dark(#1f1b18, #f4f1ee); }
main { box-sizing: border-box; max-inline-size: 64rem; margin-inline: auto; padding: 2rem 1rem; }
section { margin-block-start: 2rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding-block: 0.5rem; border-block-end: 1px solid light-dark(#e7e3df, #3a342f); }
form > b { flex: 1 1 16rem; overflow-wrap: anywhere; }
input, select, button { font: inherit; min-block-size: 2.75rem; max-inline-size: 100%; box-sizing: border-box; padding-inline: 0.75rem; border: 1px solid light-dark(#8a827b, #8a827b); border-radius: 0.5rem; background: light-dark(#fff, #211d1a); color: inherit; }
input[inputmode] { inline-size: 7rem; }
input[type=checkbox] { min-block-size: 1.5rem; inline-size: 1.5rem; vertical-align: middle; }
button { font-weight: 600; cursor: pointer; }
[role=status] { color: light-dark(#11653a, #7fd6a4); }
[role=alert] { color: light-dark(#a3221a, #ffaaa1); }
:focus-visible { outline: 0.16rem solid currentcolor; outline-offset: 0.13rem; }
`;
