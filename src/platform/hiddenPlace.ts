/** Lends a place in the page that nobody sees, for as long as the work with it takes. */
export async function withHiddenPlace<T>(work: (place: HTMLElement) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await work(place);
  } finally {
    place.remove();
  }
}
