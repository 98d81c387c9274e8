import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the shop. The router's own link can also submit forms and prefetch; it would need
 * three times the code, and more work for each of the many links on a page.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
    state,
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * A navigation link. It has `aria-current` while its page is open, or a page below it in the path.
 * @param shown pass false when the path is that of the link but another page is shown there
 */
export function NavLink({
  to,
  shown = true,
  ...rest
}: LinkProps & { to: string; shown?: boolean }) {
  const here = useMatch({ path: to.replace(/\?.*/, ''), end: false }) !== null;
  return <Link {...rest} to={to} aria-current={here && shown ? 'page' : undefined} />;
}
