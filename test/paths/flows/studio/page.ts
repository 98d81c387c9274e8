/** Small DOM and request helpers for all parts of the page. */

/** The element with this id. @throws Error when the page has none */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
};

type Child = Node | string;

/** Creates an element, for example `make('p', { className: 'soft' }, 'words')`. */
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

/** Creates a button; `current` marks it as the selected one of a list. */
export const button = (words: string, act: () => void, current = false): HTMLButtonElement => {
  const made = make('button', { type: 'button', onclick: act }, words);
  if (current) made.setAttribute('aria-current', 'true');
  return made;
};

/**
 * Calls the studio's server, by POST when there is a `body`. Throws an Error with the server's
 * message when the call fails.
 */
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
