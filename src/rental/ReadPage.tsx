import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf, messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { vehiclesHref } from './links.ts';

interface ReadPageProps<T> {
  query: UseQueryResult<T>;
  /** The height of the first part of the page, as a CSS length; the skeleton reserves it. */
  height: string;
  /**
   * The title and the picture (`object`) of the message that nothing exists at this URL any more.
   */
  gone: { title: string; object: string };
  /** Renders the content. */
  children: (data: T) => ReactNode;
}

/**
 * A page about one object that is loaded from the server. It shows a skeleton while the query
 * loads, and then the content, a message that the object no longer exists, or an error with a retry
 * button.
 */
export function ReadPage<T>({ query, height, gone, children }: ReadPageProps<T>) {
  if (query.isPending) {
    return (
      <Wrap aria-busy style={{ paddingBlock: 28 }}>
        <Skeleton $height={height} $radius="32px" />
      </Wrap>
    );
  }
  if (failureOf(query.error)?.kind === 'notFound') return <Gone {...gone} />;
  if (query.data === undefined) {
    return (
      <Wrap>
        <ErrorPanel
          message={messageOf(query.error)}
          reassurance={t('rental.kept')}
          onRetry={() => void query.refetch()}
        />
      </Wrap>
    );
  }
  return children(query.data);
}

function Gone({ title, object }: ReadPageProps<unknown>['gone']) {
  usePageTitle(title);
  return (
    <Wrap>
      <EmptyPanel
        page
        title={title}
        text={t('rental.gone.text')}
        object={object}
        tint="rental"
        action={
          <ButtonBase as={Link} to={vehiclesHref(null)} $look="ink">
            {t('rental.gone.others')}
          </ButtonBase>
        }
      />
    </Wrap>
  );
}
