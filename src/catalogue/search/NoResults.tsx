import { X } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Chip } from '../../ui/Chip.tsx';
import { H3, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';
import { categoryHref, largest } from '../categoryTree.ts';
import type { FilterName } from './searchChoices.ts';

const ChipRow = styled(Row)`
  justify-content: center;
  margin-block-start: 12px;
`;

const Popular = styled.section`
  text-align: center;
  margin-block-start: var(--sp-6);
`;

interface NoResultsProps {
  /** The text that was searched for; '' when there was none. */
  words: string;
  filters: { name: FilterName; label: string }[];
  /** Called with the name of a filter when its chip is pressed. */
  onDrop: (name: FilterName) => void;
  categories: readonly Category[];
}

/**
 * Shown when a search found nothing: a chip for each filter, which removes the filter, and links to
 * the largest categories (CAT-09).
 */
export function NoResults({ words, filters, onDrop, categories }: NoResultsProps) {
  return (
    <div role="status">
      <EmptyPanel
        title={t('catalogue.search.none')}
        text={
          filters.length > 0 || words === ''
            ? t('catalogue.results.noneText')
            : t('catalogue.results.noneWords', { words })
        }
        object="magnifying-glass-tilted-left"
        tint="grocery"
        action={
          filters.length > 0 && (
            <ChipRow $gap={8} $wrap>
              {filters.map(({ name, label }) => (
                <Chip key={name} onClick={() => onDrop(name)}>
                  {t('catalogue.filter.remove', { filter: label })}
                  <X size={16} aria-hidden />
                </Chip>
              ))}
            </ChipRow>
          )
        }
      />
      {categories.length > 0 && (
        <Popular aria-label={t('catalogue.results.popular')}>
          <H3 as="h2">{t('catalogue.results.popular')}</H3>
          <ChipRow $gap={8} $wrap>
            {largest(categories, 6).map((category) => (
              <Chip as={Link} key={category.id} to={categoryHref(category)}>
                {category.name}
              </Chip>
            ))}
          </ChipRow>
        </Popular>
      )}
    </div>
  );
}
