import { loaded } from '../../machines/parcel/parcelBooking.ts';
import { t } from '../messages/index.ts';
import { useUrlChoices } from '../shop/useUrlChoices.ts';
import { EmptyPanel } from '../ui/Panels.tsx';
import { CategoryWords, Tile, Tiles } from './CategoryTiles.tsx';
import type { StepProps } from './useParcelBooking.ts';
import { StepPanel } from './StepPanel.tsx';

/**
 * The step that asks for the kind of parcel, which decides the rates and the maximum weight (F-29).
 * The URL takes the chosen kind as well: it may name the kind of the link that opened the page, and a
 * reload would return to that one.
 */
export function CategoryStep({ flow }: StepProps) {
  const { facts, choices } = loaded(flow.snapshot.context);
  const { config, categories } = facts;
  const [, changeUrl] = useUrlChoices();
  const choose = (categoryId: number) => {
    flow.send({ type: 'parcel.category.chosen', categoryId });
    changeUrl({ category: String(categoryId) });
  };
  return (
    <StepPanel flow={flow} step="category" title={t('parcel.home.kinds')}>
      {categories.length === 0 && (
        <EmptyPanel
          tint="parcel"
          object="package"
          title={t('parcel.home.none')}
          text={t('parcel.home.noneText')}
        />
      )}
      <Tiles>
        {categories.map((category) => (
          <li key={category.id}>
            <Tile
              type="button"
              aria-pressed={category.id === choices.categoryId}
              onClick={() => choose(category.id)}
            >
              <CategoryWords
                category={category}
                perKm={category.perKm ?? config.parcels.perKm}
                currency={config.currency}
              />
            </Tile>
          </li>
        ))}
      </Tiles>
    </StepPanel>
  );
}
