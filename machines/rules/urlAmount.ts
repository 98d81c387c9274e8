/** A number of 0 or more in the URL's query; null for everything else, which is ignored. */
export function urlAmount(text: string | null): number | null {
  const amount = Number(text ?? '');
  return text === null || text.trim() === '' || !Number.isFinite(amount) || amount < 0
    ? null
    : amount;
}
