import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml, safeHref, type SafeNode } from '../../src/site/safeHtml.ts';

const flat = (nodes: readonly SafeNode[]): SafeNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : [node, ...flat(node.children)]));
const words = (html: string) =>
  flat(readHtml(html))
    .filter((node) => typeof node === 'string')
    .join('');
const tags = (html: string) =>
  flat(readHtml(html)).flatMap((node) => (typeof node === 'string' ? [] : [node.tag]));

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=http://evil.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<style>@import "http://evil.test"</style>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<<script>alert(1)//<</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<form action="http://evil.test"><input name=a></form>',
  '<base href="http://evil.test">',
  '<meta http-equiv="refresh" content="0;url=http://evil.test">',
];

describe('an owner’s HTML', () => {
  it('keeps headings, paragraphs, lists and links', () => {
    expect(
      readHtml('<h1>Refunds</h1><p>Tell <b>us</b> &amp; see <a href="/home">home</a>.</p>'),
    ).toEqual([
      { tag: 'h2', href: null, children: ['Refunds'] },
      {
        tag: 'p',
        href: null,
        children: [
          'Tell ',
          { tag: 'strong', href: null, children: ['us'] },
          ' & see ',
          { tag: 'a', href: '/home', children: ['home'] },
          '.',
        ],
      },
    ]);
  });

  it('an element that is never closed, or closed twice, loses no words', () => {
    expect(words('<p>One<ul><li>two<li>three</p></p> four')).toBe('Onetwothree four');
  });

  const shape = (nodes: readonly SafeNode[]): string =>
    nodes
      .map((node) => (typeof node === 'string' ? node : `${node.tag}(${shape(node.children)})`))
      .join(' ');

  it.each([
    ['<p>One<p>Two', 'p(One) p(Two)'],
    ['<ul><li>One<li>Two</ul>', 'ul(li(One) li(Two))'],
    ['<ul><li>One<ul><li>Two</ul><li>Three</ul>', 'ul(li(One ul(li(Two))) li(Three))'],
    ['<p>One<ul><li>Two</li></ul>', 'p(One) ul(li(Two))'],
    ['<p>One<h3>Two</h3>', 'p(One) h3(Two)'],
    ['<a href="/home">One<a href="/home">Two</a>', 'a(One) a(Two)'],
  ])('LAND-06: an element ends where HTML ends it: %s', (html, tree) => {
    expect(shape(readHtml(html))).toBe(tree);
  });

  it.each([
    ['<div>One</div><div>Two</div>', 'p(One) p(Two)'],
    ['<h5>One</h5>Two', 'h4(One) Two'],
    ['<table><tr><td>One</td><td>Two</td></tr></table>', 'p(One) p(Two)'],
    ['<div><h2>One</h2><p>Two</p></div>', 'p() h2(One) p(Two)'],
  ])('LAND-06: the lines of a text do not run together: %s', (html, tree) => {
    expect(shape(readHtml(html))).toBe(tree);
  });

  it('ASVS 1.3.1: what could act is not in the tree', () => {
    const allowed = [
      'p',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'u',
      'br',
      'hr',
      'a',
      'blockquote',
    ];
    for (const attack of attacks) {
      expect(
        tags(attack).every((tag) => allowed.includes(tag)),
        attack,
      ).toBe(true);
      expect(
        flat(readHtml(attack)).flatMap((node) =>
          typeof node === 'string' || node.href === null ? [] : [node.href],
        ),
        attack,
      ).toEqual([]);
    }
  });

  it('ASVS 1.3.1: the words of a script are no words of the page', () => {
    expect(words('<p>a</p><script>steal()</script><style>p{}</style><p>b</p>')).toBe('ab');
  });

  it('ASVS 1.2.2: links lead to pages, mailboxes and phones only', () => {
    expect(safeHref('https://sixways.example/a?b=c')).toBe('https://sixways.example/a?b=c');
    expect(safeHref('mailto:hello@sixways.example')).toBe('mailto:hello@sixways.example');
    expect(safeHref('/track-order')).toBe('/track-order');
    for (const bad of [
      'javascript:a',
      'JaVaScRiPt:a',
      'vbscript:a',
      'data:a',
      '//evil',
      'file:///a',
    ]) {
      expect(safeHref(bad), bad).toBeNull();
    }
  });

  it('any text at all is read without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...attacks))), (parts) => {
        expect(Array.isArray(readHtml(parts.join('')))).toBe(true);
      }),
    );
  });
});
