import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asData, headTags } from './head/head.ts';
import type { RenderedPage } from './render.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const documentStart = '<html lang="en" dir="ltr" data-theme="light">';
/**
 * Matches the title and the description in the HTML file of the build. Each page that the server
 * renders replaces them with its own.
 */
const builtHead = /<title>[^]*?<meta\s+name="description"[^>]*>/;
/** Matches the icon in the HTML file of the build. A shop's own icon replaces it. */
const builtIcon = /<link\s+rel="icon"[^>]*>/;
const emptyRoot = '<div id="root"></div>';
const nonceMark = '__CSP_NONCE__';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The built HTML file, into which a rendered page is inserted. */
export class BuiltDocument {
  readonly #html: string;
  readonly #manifest: Readonly<Record<string, Chunk>>;

  /**
   * @param folder the built storefront; its styles are inlined into the page, which saves a request
   */
  constructor(folder: string) {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const manifest = '.vite/manifest.json';
    this.#manifest = existsSync(path.join(folder, manifest))
      ? (JSON.parse(read(manifest)) as Record<string, Chunk>)
      : {};
    const sheets = new Set(Object.values(this.#manifest).flatMap(({ css = [] }) => css));
    this.#html = [...sheets].reduce(
      (html, file) =>
        html.replace(
          `<link rel="stylesheet" crossorigin href="/${file}">`,
          () => `<style nonce="${nonceMark}">${read(file)}</style>`,
        ),
      read('index.html'),
    );
  }

  /**
   * The complete HTML with the rendered page in it. Without a page (null) the root element is
   * empty, and the browser renders the page.
   * @param nonce the value by which the content security policy recognises our scripts and styles
   */
  with(page: RenderedPage | null, nonce: string): string {
    return (page === null ? this.#html : this.#filled(page)).replaceAll(nonceMark, nonce);
  }

  #filled({ document, html, styles, head, state, modules }: RenderedPage): string {
    const attributes = Object.entries(document).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    const links = [...this.#filesOf(modules)].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    // React puts the preload links of a page's pictures before its HTML.
    const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
    const nonced = styles.replaceAll('<style ', `<style nonce="${nonceMark}" `);
    return (
      this.#html
        .replace(documentStart, () => `<html ${attributes.join(' ')}>`)
        // The preloads of the first pictures come before those of the code: the pictures are small,
        // and the code would occupy a slow connection for seconds.
        .replace(builtHead, (built) => (head === null ? built : headTags(head)) + preloads)
        .replace(builtIcon, (built) =>
          typeof head?.icon === 'string' ? `<link rel="icon" href="${escaped(head.icon)}">` : built,
        )
        .replace('</head>', (end) => links.join('') + nonced + end)
        .replace(
          emptyRoot,
          () =>
            `<div id="root">${html.slice(preloads.length)}</div>` +
            (state === null
              ? ''
              : `<script id="page-state" type="application/json">${asData(state)}</script>`),
        )
    );
  }

  /**
   * The built files of these source modules and of everything that they import. Files that the page
   * loads in any case, because `index.html` needs them, are left out.
   */
  #filesOf(modules: readonly string[]): Set<string> {
    const files = new Set<string>();
    const visit = (name: string, into: Set<string>) => {
      const chunk = this.#manifest[name];
      if (chunk === undefined || into.has(chunk.file)) return;
      into.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported, into);
    };
    const entry = new Set<string>();
    visit('index.html', entry);
    const known = Object.keys(this.#manifest);
    for (const module of modules) {
      for (const name of known.filter((source) => source.endsWith(`/${module}`)))
        visit(name, files);
    }
    return new Set([...files].filter((file) => !entry.has(file)));
  }
}
