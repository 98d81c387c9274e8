/** Finds the known word that a mistyped one was probably meant to be. */

/** The number of edits (insert, delete or replace a letter) that turn one word into the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The known word with the fewest edits; null when there are no known words. */
export const nearestTo = (word: string, known: readonly string[]): string | null => {
  const ranked = known
    .map((one) => ({ one, edits: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.one ?? null;
};
