import { cityRows } from './cityRows.ts';
import { offersOf } from './offers.ts';
import { peopleOf } from './people.ts';
import { seeded } from './random.ts';
import { rentalOf } from './rental.ts';
import { serviceOf } from './service.ts';
import { settings } from './settings.ts';
import { shelvesOf } from './shelves.ts';
import type { Demo, Size } from './types.ts';

export type { Demo, Size } from './types.ts';

/**
 * Builds all demo data in memory; the same size and day always give the same data.
 * @param today `YYYY-MM-DD`; the dates of offers are relative to it
 */
export function buildDemo(
  size: Size,
  { today = new Date().toISOString().slice(0, 10) }: { today?: string } = {},
): Demo {
  const random = seeded(20_261_121);
  const city = cityRows();
  const shelves = shelvesOf(size, random);
  return {
    ...city,
    ...shelves,
    ...offersOf(shelves, today),
    ...peopleOf(shelves, random),
    // Rental has a random generator of its own, so that additions to rental do not change the rest.
    rental: rentalOf(size, seeded(7_301), today),
    service: serviceOf(today),
    settings,
  };
}
