import { t } from '../messages/index.ts';
import { Chip } from '../ui/Chip.tsx';
import { VegMark } from '../ui/Rating.tsx';

export type Diet = 'all' | 'veg' | 'non_veg';

/** The diet that the URL asks for; any other value counts as 'all'. */
export function dietOf(params: URLSearchParams): Diet {
  const diet = params.get('diet');
  return diet === 'veg' || diet === 'non_veg' ? diet : 'all';
}

interface DietChipsProps {
  diet: Diet;
  onChange: (diet: Diet) => void;
}

/** The filter chips "vegetarian" and "non-vegetarian"; pressing the chosen one again shows both. */
export function DietChips({ diet, onChange }: DietChipsProps) {
  const press = (wanted: Diet) => onChange(diet === wanted ? 'all' : wanted);
  return (
    <>
      <Chip aria-pressed={diet === 'veg'} onClick={() => press('veg')}>
        <span aria-hidden>
          <VegMark veg />
        </span>
        {t('catalogue.filter.veg')}
      </Chip>
      <Chip aria-pressed={diet === 'non_veg'} onClick={() => press('non_veg')}>
        <span aria-hidden>
          <VegMark veg={false} />
        </span>
        {t('catalogue.filter.nonVeg')}
      </Chip>
    </>
  );
}
