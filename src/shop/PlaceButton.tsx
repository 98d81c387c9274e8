import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';

/** Opens the location dialog, where a page has nothing to show before a place is chosen (LOC-12). */
export function PlaceButton() {
  const outlet = useOutlet();
  return (
    <Button
      onClick={() =>
        outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
      }
    >
      {t('catalogue.product.chooseWhere')}
    </Button>
  );
}
