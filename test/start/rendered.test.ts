// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { renderedPage } from '../../src/start/rendered.ts';
import { visitIn } from '../../src/start/visit.ts';

const visit = visitIn('', 'en');

/** Opens a URL for which the server rendered the page of `path`. */
function open(address: string, path: string): void {
  window.history.replaceState(null, '', address);
  const state = { visit, path, at: 0, modules: [], module: null };
  document.body.innerHTML =
    `<div id="root">Home</div>` +
    `<script id="page-state" type="application/json">${JSON.stringify(state)}</script>`;
}

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('a page that the server rendered', () => {
  it.each([
    ['/', '/home', '/home'],
    ['/?fbclid=a1&module_id=4#popular', '/home', '/home?fbclid=a1&module_id=4#popular'],
    ['/store/nile?gclid=b2', '/store/nile', '/store/nile?gclid=b2'],
  ])('NAV-04: opened at %s as %s, it leaves the browser its query', (address, path, shown) => {
    open(address, path);
    expect(renderedPage(() => visit)).toMatchObject({ path });
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(shown);
  });
});
