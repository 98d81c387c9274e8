import { sameRow } from '../../machines/cart/identity.ts';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';

interface Row {
  item: Item;
  choice: ItemChoice;
  /** Further results that are acceptable after a message that the last change was refused. */
  others: (ItemChoice | null)[] | null;
  /** Every choice of the customer for this item, the newest last; null is "not in the cart". */
  wanted: (ItemChoice | null)[];
}

/**
 * The cart as a customer thinks of it: it contains the result of my last change, and after a
 * refusal the result of an earlier one. No network, no ids, no order of replies.
 */
export class ReferenceCart {
  #rows: Row[] = [];

  #row(item: Item, choice: ItemChoice): Row {
    const known = this.#rows.find((row) => sameRow(row, { item, choice }));
    if (known !== undefined) return known;
    const row: Row = { item, choice, others: null, wanted: [null] };
    this.#rows.push(row);
    return row;
  }

  now(item: Item, choice: ItemChoice): ItemChoice | null {
    return this.#row(item, choice).wanted.at(-1) ?? null;
  }

  change(item: Item, choice: ItemChoice, next: ItemChoice | null): void {
    const row = this.#row(item, choice);
    row.wanted.push(next);
    row.others = null;
  }

  /** A message said that its last change failed. */
  refused(item: Item, choice: ItemChoice): void {
    const row = this.#row(item, choice);
    row.others = [...row.wanted];
  }

  /** All that differs between these lines and the cart as it should be. */
  differences(lines: readonly { item: Item; choice: ItemChoice }[]): string[] {
    const held = new Set<Row>();
    const wrong = lines.flatMap((line) => {
      const row = this.#row(line.item, line.choice);
      if (held.has(row)) return [`${line.item.name} is there twice`];
      held.add(row);
      return this.#problem(row, line.choice);
    });
    const missing = this.#rows.filter((row) => !held.has(row));
    return [...wrong, ...missing.flatMap((row) => this.#problem(row, null))];
  }

  #problem(row: Row, found: ItemChoice | null): string[] {
    const text = (choice: ItemChoice | null) =>
      choice === null ? 'nothing' : `${choice.quantity} with ${JSON.stringify(choice.addOns)}`;
    const allowed = [row.wanted.at(-1) ?? null, ...(row.others ?? [])].map(text);
    if (allowed.includes(text(found))) return [];
    return [`${row.item.name}: ${text(found)} instead of ${allowed.join(' or ')}`];
  }
}
