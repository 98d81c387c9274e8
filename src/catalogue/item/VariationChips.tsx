import styled from 'styled-components';
import {
  optionStates,
  type ChosenOptions,
  type StockedItem,
} from '../../../machines/rules/variations.ts';
import { t } from '../../messages/index.ts';
import { Chip } from '../../ui/Chip.tsx';

const Group = styled.fieldset`
  legend {
    font: var(--type-label);
    margin-block-end: 8px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Why = styled.small`
  font: var(--type-sm);
  color: var(--text-2);
`;

interface VariationChipsProps {
  item: StockedItem;
  chosen: ChosenOptions;
  onChoose: (chosen: ChosenOptions) => void;
}

/**
 * Chips to choose one option of every group. An option is disabled if it has no stock or price
 * together with the other chosen options. Pressing a chosen one again deselects it, so that every
 * combination can be reached.
 */
export function VariationChips({ item, chosen, onChoose }: VariationChipsProps) {
  const states = optionStates(item, chosen);
  const choose = (group: number, option: string) =>
    onChoose(
      item.choiceOptions.map((_, at) => {
        if (at !== group) return chosen[at] ?? null;
        return chosen[at] === option ? null : option;
      }),
    );
  const groups = item.choiceOptions.map((group, at) => (
    <Group key={group.name}>
      <legend>{group.title}</legend>
      <div>
        {group.options.map((option, index) => {
          const isChosen = chosen[at] === option;
          return (
            <Chip
              key={option}
              aria-pressed={isChosen}
              disabled={!isChosen && states[at]?.[index] === false}
              onClick={() => choose(at, option)}
            >
              {option}
            </Chip>
          );
        })}
      </div>
    </Group>
  ));
  const isUnpriced = item.stockVariations.some(({ price }) => price === null);
  return (
    <>
      {groups}
      {isUnpriced && <Why>{t('catalogue.item.unpricedOptions')}</Why>}
    </>
  );
}
