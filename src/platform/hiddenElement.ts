/**
 * Adds an invisible element to the page, runs `work` with it, and removes the element afterwards.
 * An invisible captcha, for example, needs such an element.
 */
export async function withHiddenElement<T>(work: (place: HTMLElement) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await work(place);
  } finally {
    place.remove();
  }
}
