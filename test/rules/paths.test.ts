import { describe, expect, it } from 'vitest';
import { linkTo } from '../../machines/rules/paths.ts';

describe('addresses of pages', () => {
  it('NAV-07: words of a search go into the query as a browser writes them', () => {
    expect(linkTo('home', { search: 'mac & cheese' })).toBe('/home?search=mac+%26+cheese');
  });

  it('NAV-13: a store is named in the path and once more in the query', () => {
    expect(linkTo('store', { id: 'lake-deli' }, { id: 'lake-deli', module_id: 1 })).toBe(
      '/store/lake-deli?id=lake-deli&module_id=1',
    );
  });

  it('NAV-14: a name cannot leave its place in the path', () => {
    expect(linkTo('product', { id: '../checkout?page=cart' })).toBe(
      '/product/..%2Fcheckout%3Fpage%3Dcart',
    );
  });

  it('NAV-18: what is not known is left out of the query', () => {
    expect(linkTo('trackOrder', { order_id: null, from: undefined })).toBe('/track-order');
  });
});
