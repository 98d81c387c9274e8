import { describe, expect, it } from 'vitest';
import { paths } from '../../machines/rules/paths.ts';
import { loadContract } from '../../openapi/sandbox/http/contract.ts';
import { canonicalOf, routeOf, routes } from '../../src/app/routes.ts';

describe('the table of routes', () => {
  it('NAV-04..19: every page of the shop has one row', () => {
    expect(routes.map(({ page }) => page).toSorted()).toEqual(Object.keys(paths).toSorted());
  });

  it.each([
    ['/', 'landing'],
    ['/store/latest', 'latestStores'],
    ['/store/popular', 'popularStores'],
    ['/store/lake-deli', 'store'],
    ['/campaigns', 'campaigns'],
    ['/campaigns/3', 'campaign'],
    ['/rental', 'rentalHome'],
    ['/rental/trips/12', 'trip'],
    ['/rental/vehicle-details/halden', 'vehicle'],
    ['/forgot-password', 'recovery'],
    ['/terms-and-conditions', 'terms'],
  ])('NAV-13, NAV-16: %s is the page “%s”', (path, page) => {
    expect(routeOf(path)?.page).toBe(page);
  });

  it('NAV-03: no page and no call is for administrators', () => {
    const calls = [...loadContract().operations.values()].map(({ path }) => path);
    expect(calls).toContain('/api/v1/customer/info');
    expect([...calls, ...Object.values(paths)].filter((path) => /admin/i.test(path))).toEqual([]);
  });

  it.each(['/nowhere', '/rental/nowhere', '/store/lake-deli/more', '/home/again'])(
    'NAV-04: %s is no page',
    (path) => {
      expect(routeOf(path)).toBeUndefined();
    },
  );

  it.each([
    ['/store/lake-deli', '?id=31&module_id=4&store_zone_id=1', '/store/lake-deli'],
    ['/store/lake-deli/', '', '/store/lake-deli'],
    ['/store/lake-deli', '?id=31&item=fig-tart&lang=ar', '/store/lake-deli?item=fig-tart&lang=ar'],
    ['/brand/aster', '?module_id=4&item=lamp', '/brand/aster?module_id=4'],
    ['/product/lamp', '?id=lamp&module_id=4', '/product/lamp?module_id=4'],
    ['/home', '?module_id=4&search=soup', '/home?module_id=4'],
    ['/rental/vehicle-details/halden', '?from=home&module_id=6', '/rental/vehicle-details/halden'],
    ['/about-us', '?lang=ar&a=1', '/about-us?lang=ar'],
    ['/product/lamp', '?lang=ar&module_id=4', '/product/lamp?module_id=4&lang=ar'],
    ['/about-us', '?lang=xx', '/about-us'],
  ])('NAV-13: %s%s is known as %s', (path, search, known) => {
    expect(canonicalOf(path, search)).toBe(known);
  });
});
