import { useEffect, useRef } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { scrollPageTo } from '../platform/browser.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';

/**
 * The last page of a registration: it says that the shop checks the registration and answers by
 * e-mail (LAND-12, LAND-13). It replaces a long form, so it scrolls to the top and takes the focus.
 * @param object the name of a picture in `public/objects`, without `.webp`
 */
export function UnderReview({ object }: { object: string }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    scrollPageTo(0);
  }, []);
  return (
    <div ref={page} role="status" tabIndex={-1}>
      <EmptyPanel
        page
        title={t('join.done')}
        text={t('join.done.text')}
        object={object}
        action={
          <ButtonBase as={Link} to={linkTo('landing')} $look="ink" $size="lg">
            {t('join.done.home')}
          </ButtonBase>
        }
      />
    </div>
  );
}
