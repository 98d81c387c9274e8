import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { t } from '../messages/index.ts';
import {
  scrollPageTo,
  scrollPosition,
  setPageAddress,
  takeOverScrolling,
} from '../platform/browser.ts';
import { catchFocus, focusedLink } from '../platform/focus.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Awake } from './awake.ts';
import { canonicalOf, routeOf } from './routes.ts';

interface Left {
  top: number;
  /** The link of the page that had the focus then. */
  link: string | undefined;
}

/** Where each visited page was left, by the key of its history entry. */
const left = new Map<string, Left>();

/** Long lists are drawn bit by bit: a link is looked for so often, with pauses of so many ms. */
const LOOKS = 10;
const LOOK_MS = 50;

/**
 * What every page starts with: its title, which the page itself may sharpen, focus when the link
 * that led here has gone, and the top of the screen; on Back the place where the page was left, and
 * focus on the link that led on. It stands before the page, so that what the page says comes later
 * and holds.
 */
export function PageStart() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const title = routeOf(pathname)?.title;
  usePageTitle(title === undefined ? null : t(title));
  const canonical = canonicalOf(pathname, search);
  useEffect(() => setPageAddress(canonical), [canonical]);
  const isAwake = useContext(Awake);
  const start = useRef({
    key,
    back: type === NavigationType.Pop ? left.get(key) : undefined,
    // Who reads a rendered page has scrolled it before its code comes.
    isRead: !isAwake,
  });
  useEffect(() => {
    start.current.key = key;
  }, [key]);
  useLayoutEffect(() => {
    const now = start.current;
    let looks = LOOKS;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!now.isRead) scrollPageTo(now.back?.top ?? 0);
      // The page that a visit begins with has the whole document to be read from its top.
      const isMissing = (now.back || now.key !== 'default') && catchFocus(now.back?.link);
      if (isMissing && (looks -= 1) > 0) timer = setTimeout(look, LOOK_MS);
    };
    takeOverScrolling();
    look();
    return () => {
      clearTimeout(timer);
      left.set(now.key, { top: scrollPosition(), link: focusedLink() });
    };
  }, []);
  return null;
}
