import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { t } from '../messages/index.ts';
import {
  scrollPageTo,
  scrollPosition,
  setCanonicalUrl,
  takeOverScrolling,
} from '../platform/browser.ts';
import { catchFocus, focusedLink } from '../platform/focus.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { useIsAwake } from '../flow/awake.ts';
import { canonicalOf, routeOf } from './routes.ts';

interface Left {
  top: number;
  /**
   * The `href` of the link that had the focus when the page was left; undefined when none had it.
   */
  link: string | undefined;
}

/** Scroll position and focused link of each visited page, by the key of its history entry. */
const left = new Map<string, Left>();

/**
 * How many times the link to focus after Back is searched for, with pauses of `LOOK_MS` ms: long
 * lists are rendered in steps, so the link may not exist at first.
 */
const LOOKS = 10;
const LOOK_MS = 50;

/**
 * Runs when a page opens: sets its default title and its canonical URL, and scrolls to the top. The
 * link that was followed may have disappeared with the former page: then `main` gets the focus.
 * After Back, the scroll position and the focus on the followed link are restored. It is rendered
 * before the page, so that a title that the page sets replaces the default one.
 */
export function PageStart() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const title = routeOf(pathname)?.title;
  usePageTitle(title === undefined ? null : t(title));
  const canonical = canonicalOf(pathname, search);
  useEffect(() => setCanonicalUrl(canonical), [canonical]);
  const isAwake = useIsAwake();
  const start = useRef({
    key,
    back: type === NavigationType.Pop ? left.get(key) : undefined,
    // A visitor may have scrolled a server-rendered page before its code has loaded.
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
      // On the first page of a visit the focus stays at the top of the document.
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
