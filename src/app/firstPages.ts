import { paths } from '../../machines/rules/paths.ts';

/** The pages that are painted before the shop's code is there, and what stands for all others. */
export type FirstPage = 'landing' | 'home' | 'store' | 'page';

/** Whether the path is the shop's home, once a place is chosen (NAV-04, NAV-05). */
export const isHome = (path: string): boolean => path === paths.landing || path === paths.home;

const ofNoModule: readonly string[] = [
  paths.landing,
  paths.recovery,
  paths.profile,
  paths.wallet,
  paths.coupons,
  paths.points,
  paths.referral,
  paths.settings,
];

/** Whether a page wears ink, not the colour of a module: landing and the account belong to none. */
export const isInInk = (path: string): boolean => ofNoModule.includes(path);

/**
 * The page of a path as a visitor with or without a place sees it (NAV-04, NAV-05). Rental has a
 * home of its own, which is not among them.
 */
export function firstPageOf(path: string, placed: boolean, rental: boolean): FirstPage {
  if (isHome(path)) {
    if (!placed) return 'landing';
    return rental ? 'page' : 'home';
  }
  return /^\/store\/(?!latest$|popular$)[^/]+$/.test(path) ? 'store' : 'page';
}

/** What a painted page says that only the browser knows: written in, and filled by the boot script. */
export const marks = { address: '\uE001', picture: '/\uE002' } as const;
