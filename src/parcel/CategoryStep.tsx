import { loaded } from '../../machines/parcel/parcelBooking.ts';
import { t } from '../messages/index.ts';
import { EmptyPanel } from '../ui/Panels.tsx';
import { CategoryWords, Tile, Tiles } from './CategoryTiles.tsx';
import type { StepProps } from './useParcelBooking.ts';
import { StepPanel } from './StepPanel.tsx';

/** The step that asks for the kind of parcel, which decides the rates and the maximum weight. */
export function CategoryStep({ flow }: StepProps) {
  const { facts, choices } = loaded(flow.snapshot.context);
  const { config, categories } = facts;
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
              onClick={() => flow.send({ type: 'parcel.category.chosen', categoryId: category.id })}
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
