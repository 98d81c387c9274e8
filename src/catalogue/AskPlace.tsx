import { t } from '../messages/index.ts';
import { usePageTitle } from '../site/index.ts';
import { Button } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { useTellPage } from './opener.ts';

/** In place of a page that a link leads to and that needs a place: it opens when one is chosen. */
export function AskPlace({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  const tell = useTellPage();
  return (
    <Wrap>
      <EmptyPanel
        page
        title={title}
        text={text}
        object="round-pushpin"
        tint="pharmacy"
        action={
          <Button onClick={() => tell({ type: 'place.change.asked' })}>
            {t('catalogue.product.chooseWhere')}
          </Button>
        }
      />
    </Wrap>
  );
}
