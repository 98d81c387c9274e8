import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { t, type MessageKey } from '../messages/index.ts';
import { scrollPageTo, scrollPosition, takeOverScrolling } from '../platform/browser.ts';
import { usePageTitle } from '../site/index.ts';
import { catchFocus } from '../ui/catchFocus.ts';

/** Titles of pages that have no name of their own to give. */
const titles: readonly [path: string, key: MessageKey][] = [
  ['/checkout', 'app.title.checkout'],
  ['/order-result', 'app.title.order'],
  ['/track-order', 'app.nav.track'],
];

/** Where each visited page was left, by the key of its history entry. */
const left = new Map<string, number>();

/**
 * What every page starts with: its title, which the page itself may sharpen, focus when the link
 * that led here has gone, and the top of the screen, or on Back the place where it was left. It
 * stands before the page, so that what the page says comes later and holds.
 */
export function PageStart() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const known = titles.find(([path]) => matchPath(path, pathname) !== null)?.[1];
  usePageTitle(known === undefined ? null : t(known));
  const start = useRef({ key, top: type === NavigationType.Pop ? (left.get(key) ?? 0) : 0 });
  useEffect(() => {
    start.current.key = key;
  }, [key]);
  useLayoutEffect(() => {
    const now = start.current;
    takeOverScrolling();
    scrollPageTo(now.top);
    // The page that a visit begins with has the whole document to be read from its top.
    if (now.key !== 'default') catchFocus();
    return () => {
      left.set(now.key, scrollPosition());
    };
  }, []);
  return null;
}
