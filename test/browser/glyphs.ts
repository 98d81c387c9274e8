/**
 * Finds letters that are cut off: compares the glyphs, as the browser draws them, with the boxes
 * that clip them.
 */
import type { Page } from '@playwright/test';

/** Letters that reach far below and above their line, in both scripts. */
export const deepLetters = ['الشرقي', 'مشوي', 'نيغيري', 'فيردي', 'أإآجحخ', 'gjpqy', 'ÅÉÖ'];

interface Cut {
  /** Places where a text is cut on purpose: those that `selector` finds. */
  places: number;
  /** The letters that are cut off unintentionally, each with the number of missing pixels. */
  cuts: string[];
}

/**
 * Writes deep letters into every place of the page where a text ends in dots, and into fields as their
 * placeholder, and measures each line's glyphs against the boxes that cut it.
 */
export async function cutLetters(
  page: Page,
  selector: string,
  letters: readonly string[],
): Promise<Cut> {
  return page.evaluate(
    async ([wanted, samples]) => {
      const tolerancePx = 0.5;
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('The browser draws no canvas.');
      const fontOf = ({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
        `${fontWeight} ${fontSize} ${fontFamily}`;
      const glyphs = async (style: CSSStyleDeclaration, text: string) => {
        await document.fonts.load(fontOf(style), text);
        canvas.font = fontOf(style);
        return canvas.measureText(text);
      };
      const cutsText = (element: Element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element);
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      };
      const shown = (element: Element) => element.getClientRects().length > 0;
      /**
       * The boxes of all ancestors that clip the text at the top and bottom, up to the next scroll
       * container.
       */
      const boxesAround = (node: Node) => {
        const boxes: DOMRect[] = [];
        for (let at = node.parentElement; at !== null; at = at.parentElement) {
          const { overflowY } = getComputedStyle(at);
          if (overflowY === 'auto' || overflowY === 'scroll') break;
          if (overflowY !== 'visible') boxes.push(at.getBoundingClientRect());
        }
        return boxes;
      };
      const cuts: string[] = [];
      const told = (where: Element, text: string, side: string, px: number) => {
        if (px > tolerancePx) {
          const name = `${where.tagName.toLowerCase()}.${where.className}`;
          cuts.push(`${name}: ${text} loses ${px.toFixed(1)} px ${side}`);
        }
      };

      const all = [...document.querySelectorAll('body *')].filter(shown);
      for (const place of all.filter(
        (one) => cutsText(one) && !(one instanceof HTMLInputElement),
      )) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        const [text, ...others] = texts.filter(({ data }) => data.trim() !== '');
        if (text?.parentElement == null) continue;
        const style = getComputedStyle(text.parentElement);
        const before = [text, ...others].map((one) => [one, one.data] as const);
        for (const other of others) other.data = '';
        for (const sample of samples) {
          text.data = Array<string>(20).fill(sample).join(' ');
          const { actualBoundingBoxAscent, actualBoundingBoxDescent, fontBoundingBoxAscent } =
            await glyphs(style, sample);
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()];
          for (const box of boxesAround(text)) {
            for (const line of lines) {
              const baseline = line.top + fontBoundingBoxAscent;
              const middle = (line.top + line.bottom) / 2;
              if (middle < box.top || middle > box.bottom) continue;
              told(place, sample, 'below', baseline + actualBoundingBoxDescent - box.bottom);
              told(place, sample, 'above', box.top - (baseline - actualBoundingBoxAscent));
            }
          }
        }
        for (const [one, data] of before) one.data = data;
      }

      for (const field of all.filter((one) => one instanceof HTMLInputElement)) {
        if (!(field instanceof HTMLInputElement) || field.placeholder === '') continue;
        const style = getComputedStyle(field, '::placeholder');
        for (const sample of samples) {
          const glyph = await glyphs(style, sample);
          const height = Number.parseFloat(style.lineHeight);
          const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = glyph;
          const below = descent + (height - ascent - descent) / 2;
          told(field, sample, 'below', glyph.actualBoundingBoxDescent - below);
        }
      }
      const places = all.filter((one) => one.matches(wanted) && cutsTextOrHolds(one)).length;
      return { places, cuts: [...new Set(cuts)] };

      function cutsTextOrHolds(element: Element): boolean {
        return element instanceof HTMLInputElement || cutsText(element);
      }
    },
    [selector, letters] as const,
  );
}

/**
 * Counts the visible times with an Arabic letter for am or pm. `turned` lists those in which the
 * letter wrongly comes before the digits for a reader from right to left.
 */
export async function turnedTimes(page: Page): Promise<{ times: number; turned: string[] }> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const turned: string[] = [];
    let times = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const found of text.data.matchAll(/(\d{2}:\d{2})\s([صم])(?!\p{L})/gu)) {
        const boxOf = (from: number, length: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + length);
          return range.getBoundingClientRect();
        };
        const digits = boxOf(found.index, 5);
        const word = boxOf(found.index + 6, 1);
        if (digits.width === 0) continue;
        times += 1;
        if (word.right > digits.left + 1) turned.push(text.data);
      }
    }
    return { times, turned };
  });
}
