import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';

/**
 * Shown in place of a page that was opened by a shared link and needs a delivery location. The
 * visitor chooses a location here, and then the page opens.
 */
export function AskPlace({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  const outlet = useOutlet();
  return (
    <Wrap>
      <EmptyPanel
        page
        title={title}
        text={text}
        object="round-pushpin"
        tint="pharmacy"
        action={
          <Button
            onClick={() =>
              outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: true } })
            }
          >
            {t('catalogue.product.chooseWhere')}
          </Button>
        }
      />
    </Wrap>
  );
}
