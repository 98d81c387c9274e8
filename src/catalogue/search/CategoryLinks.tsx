import { useQuery } from '@tanstack/react-query';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Link } from '../../ui/Link.tsx';
import { categoryHref } from '../categoryTree.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';

/** How many categories a menu lists before its link to all of them (NAV-24, CONST-06). */
const LISTED = 10;

/** Links to the module's first categories and to the page of all categories (NAV-24). */
export function CategoryLinks() {
  const { data, isPending } = useQuery(categoriesQuery(useScope()));
  return (
    <ul>
      {isPending && (
        <li>
          <Hidden role="status">{t('ui.loading')}</Hidden>
        </li>
      )}
      {data?.slice(0, LISTED).map((category) => (
        <li key={category.id}>
          <Link to={categoryHref(category)}>{category.name}</Link>
        </li>
      ))}
      <li>
        <Link to={linkTo('categories')}>{t('ui.viewAll')}</Link>
      </li>
    </ul>
  );
}
