import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressText, loadMessages } from '../../src/messages/index.ts';

const mall = {
  address: 'Eastside Mall, 34 Mill Road, Eastside',
  road: 'Mill Road',
  house: '34',
  floor: '',
};

describe('m25: an address says nothing twice', () => {
  beforeEach(() => loadMessages('en'));

  it('a street and house that the address names are not repeated after it', () => {
    expect(addressText(mall)).toBe('Eastside Mall, 34 Mill Road, Eastside');
  });

  it.each([
    ['a floor is told', { ...mall, floor: '3' }, 'Eastside Mall, 34 Mill Road, Eastside, 3'],
    [
      'another house is told',
      { ...mall, house: '36' },
      'Eastside Mall, 34 Mill Road, Eastside, 36',
    ],
    [
      'another street is told with its house',
      { ...mall, road: 'Quay Street', house: '34' },
      'Eastside Mall, 34 Mill Road, Eastside, Quay Street, 34',
    ],
    [
      'a house 3 is not found in 34',
      { ...mall, house: '3' },
      'Eastside Mall, 34 Mill Road, Eastside, 3',
    ],
    [
      'in other letters it is the same street',
      { ...mall, address: '34 MILL  ROAD, Eastside' },
      '34 MILL  ROAD, Eastside',
    ],
    [
      'a house without a street is found beside any',
      { address: '1 Harbour Lane', road: '', house: '1', floor: '' },
      '1 Harbour Lane',
    ],
    [
      'words alone stay as they are',
      { address: '24 Harbour Lane, Eastside' },
      '24 Harbour Lane, Eastside',
    ],
    ['nothing is nothing', { address: '' }, ''],
  ])('%s', (_, address, text) => {
    expect(addressText(address)).toBe(text);
  });
});

describe('p15: Arabic addresses have Arabic commas only', () => {
  beforeEach(() => loadMessages('ar'));
  afterEach(() => loadMessages('en'));

  it.each([
    [mall, 'Eastside Mall، 34 Mill Road، Eastside'],
    [
      { address: 'مول الشرق, 34 شارع الطاحونة، الشرقي', floor: '3' },
      'مول الشرق، 34 شارع الطاحونة، الشرقي، 3',
    ],
  ])('%o', (address, text) => {
    expect(addressText(address)).toBe(text);
  });
});
