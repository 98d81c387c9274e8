/** Provides an invisible element of the page for some work, and removes it afterwards. */
export async function withHiddenPlace<T>(work: (place: HTMLElement) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await work(place);
  } finally {
    place.remove();
  }
}
