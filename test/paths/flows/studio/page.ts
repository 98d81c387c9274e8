/** Small DOM and request helpers for all parts of the page. */

/** The element with an id; the page is broken without it. */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
};

type Child = Node | string;

/** Creates an element: `make('p', { className: 'soft' }, 'words')`. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
};

/** A button that does something. */
export const button = (words: string, act: () => void, current = false): HTMLButtonElement => {
  const made = make('button', { type: 'button', onclick: act }, words);
  if (current) made.setAttribute('aria-current', 'true');
  return made;
};

/** Calls the studio's server; throws with its message when the call fails. */
export const ask = async <T>(path: string, body?: unknown): Promise<T> => {
  const response = await fetch(
    `/api/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  const answer: unknown = await response.json();
  if (response.ok) return answer as T;
  const told = Object(answer) as { message?: string };
  throw new Error(told.message ?? 'The studio did not answer.');
};
