import { PlaceButton } from '../shop/PlaceButton.tsx';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Wrap } from '../ui/Layout.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';

/**
 * Shown in place of a page that was opened by a shared link and needs a delivery location. The
 * visitor chooses a location here, and then the page opens.
 */
export function AskPlace({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <Wrap>
      <EmptyPanel
        page
        title={title}
        text={text}
        object="round-pushpin"
        tint="pharmacy"
        action={<PlaceButton />}
      />
    </Wrap>
  );
}
