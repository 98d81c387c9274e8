import { rootElement } from '../firstPage.ts';
import {
  enterValue,
  triggerAgain,
  type EarlyInput,
  type Field,
  type Trigger,
} from './repeatInput.ts';

/**
 * How long to wait, in ms, until the page that the browser has rendered anew shows the fields, the
 * buttons and the forms that the visitor used. After that nothing is pressed or sent, because a late
 * press would surprise the visitor.
 */
const PATIENCE_MS = 5000;

/**
 * The field, button or form of the current page that corresponds to one of the server-rendered page,
 * which the browser has replaced: it has the same type, name and text, and the same position among
 * those that have them too. The text of a form is not compared, because it changes while the form is
 * filled in. Null when there is none, or when it is not certain which one it is.
 */
function presentOne<One extends Field | Trigger>(old: One): One | null {
  if (old.isConnected) return old;
  const isAlike = (one: One) =>
    ['type', 'name'].every((name) => one.getAttribute(name) === old.getAttribute(name)) &&
    (old instanceof HTMLFormElement || one.textContent === old.textContent);
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll<One>(old.localName)].filter(isAlike);
  // The removed part of the page (header, content or footer) still contains all its old elements.
  const part = old.getRootNode() as HTMLElement;
  if (!part.matches('header, main, nav, footer')) {
    // Only a piece of the page was removed, such as a button that is shown in a bar once the page is
    // scrolled. The button there is meant, if it is the only one with that text.
    const all = old.textContent === '' ? [] : alike(rootElement());
    return all.length === 1 ? (all[0] ?? null) : null;
  }
  const parts = rootElement().querySelectorAll(`:scope > ${part.localName}`);
  return [...parts].flatMap(alike)[alike(part).indexOf(old)] ?? null;
}

/**
 * Waits until the page shows an element that corresponds to the old one. Resolves with null when
 * none appears in time.
 * @param until the deadline, on the clock of `performance.now()`
 */
function presentOneOf<One extends Field | Trigger>(old: One, until: number): Promise<One | null> {
  return new Promise((resolve) => {
    const look = (isLast: boolean) => {
      const found = presentOne(old);
      if (found === null && !isLast) return;
      changes.disconnect();
      clearTimeout(end);
      resolve(found);
    };
    const changes = new MutationObserver(() => look(false));
    changes.observe(rootElement(), { childList: true, subtree: true });
    const end = setTimeout(look, until - performance.now(), true);
    look(false);
  });
}

/**
 * Repeats the input that was made in a server-rendered page after the browser has rendered that
 * page anew: enters the same texts, presses the same buttons and sends the same forms. Where
 * the page has a new field that already has a text, that text stays.
 */
export async function repeatInRedrawnPage({ triggered, given }: EarlyInput): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (const [old, value] of given) {
    const field = await presentOneOf(old, until);
    if (field === null) continue;
    if (field !== old && typeof value === 'string' && field.value !== '') continue;
    // A script cannot choose files, but it can copy the chosen ones from the old field.
    if (field.type === 'file') {
      (field as HTMLInputElement).files = (old as HTMLInputElement).files;
    }
    enterValue(field, value);
  }
  // All are looked up before any is pressed: a press may add buttons to the page, and then others are
  // no longer at the same position.
  const present: Trigger[] = [];
  for (const old of triggered) {
    const found = await presentOneOf(old, until);
    if (found !== null) present.push(found);
  }
  await triggerAgain(present);
}
