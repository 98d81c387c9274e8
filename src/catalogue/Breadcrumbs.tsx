import { Fragment } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { useCrumbs, type Crumb } from '../shop/usePageTitle.ts';
import { Link } from '../ui/Link.tsx';

const Trail = styled.nav`
  margin-block-end: 8px;
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    font: var(--type-sm);
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
  li {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--text-2);
    font: var(--type-sm-strong);
  }
  /* Words such as "restaurants" come in lower case, and a breadcrumb begins with a capital. */
  span {
    display: inline-block;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/**
 * Breadcrumbs: links from the home page down to the current page. The current page is a crumb
 * without `to`.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  useCrumbs([{ label: t('app.nav.home'), to: linkTo('home') }, ...crumbs]);
  return (
    <Trail aria-label={t('catalogue.breadcrumbs')}>
      <ol>
        <li>
          <Link to={linkTo('home')}>{t('app.nav.home')}</Link>
        </li>
        {crumbs.map(({ label, to }) => (
          <Fragment key={`${label}-${to ?? ''}`}>
            <li aria-hidden>
              <ChevronRight className="flip" size={16} />
            </li>
            <li {...(to === undefined ? { 'aria-current': 'page' as const } : {})}>
              {to === undefined ? (
                <span>{label}</span>
              ) : (
                <Link to={to}>
                  <span>{label}</span>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </Trail>
  );
}
