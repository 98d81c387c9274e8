import { useState } from 'react';
import styled from 'styled-components';
import type { Item } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Tabs } from '../../ui/menu/Tabs.tsx';
import { ReviewList } from '../ReviewList.tsx';

const Details = styled.section`
  margin-block-start: var(--section-gap);
`;

const Panel = styled.div`
  max-inline-size: 72ch;
  padding-block-start: var(--sp-6);
`;

const Specification = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 24px;
  dt {
    font: var(--type-sm-strong);
    color: var(--text-2);
  }
  dd {
    margin: 0;
  }
`;

const views = ['description', 'specification', 'reviews'] as const;
type View = (typeof views)[number];

/** Tabs with an item's description, specification and reviews (ITEM-33). */
export function ProductDetails({ item }: { item: Item }) {
  const [view, setView] = useState<View>('description');
  const facts = specificationOf(item);
  const shown = views.filter((one) => one !== 'specification' || facts.length > 0);
  return (
    <Details aria-label={t('catalogue.product.details')}>
      <Tabs
        label={t('catalogue.product.details')}
        value={view}
        tabs={shown.map((value) => ({ value, label: t(`catalogue.product.${value}`) }))}
        onChange={setView}
      >
        <Panel>
          {view === 'description' && (
            <p dir="auto">{item.description || t('catalogue.product.noDescription')}</p>
          )}
          {view === 'specification' && (
            <Specification>
              {facts.map(([title, words]) => (
                <Fact key={title} title={title} words={words} />
              ))}
            </Specification>
          )}
          {view === 'reviews' && <ReviewList itemId={item.id} />}
        </Panel>
      </Tabs>
    </Details>
  );
}

/**
 * The rows of an item's specification, each with a title and its values. Rows without values are
 * left out.
 */
function specificationOf(item: Item): [title: string, words: string[]][] {
  const rows: [string, string[]][] = [
    [t('catalogue.product.unit'), item.unit === null ? [] : [item.unit]],
    ...item.choiceOptions.map(({ title, options }): [string, string[]] => [title, options]),
    [t('catalogue.item.generic'), item.genericNames],
    [t('catalogue.item.nutrition'), item.nutritions],
    [t('catalogue.item.allergens'), item.allergies],
    [t('catalogue.product.tags'), item.tags],
  ];
  return rows.filter(([, words]) => words.length > 0);
}

function Fact({ title, words }: { title: string; words: string[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <Row $gap={6} $wrap>
          {words.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </Row>
      </dd>
    </>
  );
}
