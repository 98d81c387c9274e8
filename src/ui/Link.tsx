import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the shop. The router's own link also submits forms and prefetches; that is three
 * times the code, and more work for each of a page's many links.
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
 * A navigation link, with `aria-current` while its page, or one below it in the path, is open.
 * @param shown false when the path of the link is open but shows another page than the link's
 */
export function NavLink({
  to,
  shown = true,
  ...rest
}: LinkProps & { to: string; shown?: boolean }) {
  const here = useMatch({ path: to.replace(/\?.*/, ''), end: false }) !== null;
  return <Link {...rest} to={to} aria-current={here && shown ? 'page' : undefined} />;
}
