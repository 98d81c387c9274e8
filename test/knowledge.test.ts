import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const read = (file: string) => readFileSync(file, 'utf8');

/** The anchor that readers of Markdown give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/**
 * The links of a Markdown file that stay inside the repository: inline links and reference
 * definitions.
 */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inText, below]) => inText ?? below ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

const documents = tracked.filter((file) => file.endsWith('.md'));

describe('what is written down', () => {
  it.each(documents)('%s: its links lead somewhere', (document) => {
    const dead = linksOf(document).filter((link) => {
      const [to = '', anchor] = link.split('#');
      const file = to === '' ? document : path.join(path.dirname(document), to);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('every wire fact that a comment cites is there', () => {
    const facts = read('openapi/wire-facts.md');
    const sections = [...facts.matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number);
    const [, quirks = ''] = facts.split('## 18 ');
    const [, prices = ''] = facts.split('## 17 ');
    const numbered = (text: string, section: string) =>
      [...(text.split('\n## ')[0] ?? '').matchAll(/^(\d+)\. /gm)].map(([, n]) => `${section}.${n}`);
    const known = new Set([...sections, ...numbered(quirks, '18'), ...numbered(prices, '17')]);
    const cited = tracked
      .filter((file) => /^(src|machines|openapi|test)\/.*\.(tsx?|mts|mjs|yaml)$/.test(file))
      .filter((file) => existsSync(file))
      .flatMap((file) =>
        [...read(file).matchAll(/wire facts? ((?:\d+(?:\.\d+)?)(?:(?:,| and) \d+(?:\.\d+)?)*)/gi)]
          .flatMap(([, list = '']) => list.split(/, | and /))
          .map((number) => ({ file, number })),
      );
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
