import { describe, expect, it } from 'vitest';
import type { Category } from '../../machines/rules/domain.ts';
import { sectionsOf } from '../../src/catalogue/store/menuSections.ts';
import { itemWith } from '../rules/samples.ts';

const category = (id: number, children: Category[] = []): Category => ({
  id,
  name: `Category ${id}`,
  slug: null,
  imageUrl: null,
  moduleId: 4,
  productsCount: 0,
  children,
});
const item = (id: number, ...categoryIds: number[]) => itemWith({ id, categoryIds });
const cut = (items: ReturnType<typeof item>[], categories: Category[]) =>
  sectionsOf(items, categories, 'm').map(({ id, items: of }) => [id, of.map((one) => one.id)]);

describe('a menu cut into shelves', () => {
  it('keeps the order of the categories and of the items', () => {
    const items = [item(1, 8), item(2, 7), item(3, 8)];
    expect(cut(items, [category(7), category(8)])).toEqual([
      ['m-7', [2]],
      ['m-8', [1, 3]],
    ]);
  });

  it('counts a sub-category to its parent, and an item once', () => {
    expect(cut([item(1, 71), item(2, 7, 8)], [category(7, [category(71)]), category(8)])).toEqual([
      ['m-7', [1, 2]],
    ]);
  });

  it('puts what belongs nowhere last, and leaves empty shelves out', () => {
    expect(cut([item(1), item(2, 9), item(3, 7)], [category(7), category(8)])).toEqual([
      ['m-7', [3]],
      ['m-rest', [1, 2]],
    ]);
  });
});
