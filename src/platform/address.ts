/** Functions that read the path and the query of the page's address in the browser. */

/** The path of the page that is open, without a slash at its end. */
export function currentPath(): string {
  return window.location.pathname.replace(/(.)\/+$/, '$1');
}

/** The query of the page that is open, for example `?module_id=1`; '' without a query. */
export function currentQuery(): string {
  return window.location.search;
}

/** The id of the module that an address's query names (`module_id`), null when it names none. */
export function moduleIdIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('module_id'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The id of the module that the address of the open page names; null when it names none. */
export function namedModuleId(): number | null {
  return moduleIdIn(currentQuery());
}

/**
 * Whether the browser's address has this path and query; the page on screen may still be the
 * previous one.
 */
export function isBrowserAt(pathname: string, search: string): boolean {
  return window.location.pathname === pathname && window.location.search === search;
}
