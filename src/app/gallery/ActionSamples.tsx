import { ArrowRight, ArrowUpDown, Heart, Search, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { Badge, Chip, type BadgeLook } from '../../ui/Chip.tsx';
import { Count, IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Label, Line, Samples, GallerySection } from './GallerySection.tsx';
import type { GalleryWords } from './words.ts';

const looks: ButtonLook[] = [
  'primary',
  'ink',
  'soft',
  'quiet',
  'outline',
  'ghost',
  'danger',
  'dangerGhost',
];
const badgeLooks: BadgeLook[] = [
  'plain',
  'accent',
  'soft',
  'ink',
  'white',
  'success',
  'warning',
  'danger',
  'info',
];
const iconLooks = ['plain', 'fill', 'line', 'float', 'ink'] as const;

const Table = styled.div`
  display: grid;
  grid-template-columns: 110px repeat(3, minmax(150px, 200px));
  gap: 12px;
  align-items: center;
  overflow-x: auto;
  padding: 4px;
  margin: -4px -4px 20px;
  font: var(--type-sm-strong);
  > small {
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

/** Samples of the components that are pressed, such as buttons and chips. */
export function ActionSamples({ words }: { words: GalleryWords }) {
  return (
    <>
      <Buttons words={words} />
      <Chips words={words} />
    </>
  );
}

function Buttons({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.buttons}>
      <Table>
        <span />
        <small>{words.resting}</small>
        <small>{words.disabled}</small>
        <small>{words.busy}</small>
        {looks.map((look) => (
          <Row key={look} look={look} words={words} />
        ))}
      </Table>
      <Line>
        <Button look="primary" size="lg">
          {words.large}
        </Button>
        <Button look="primary" size="sm">
          {words.small}
        </Button>
        <Button look="ink" pill icon={<ShoppingBag size={20} aria-hidden />}>
          {words.basket}
        </Button>
        <Button look="quiet">
          {words.goOn}
          <ArrowRight className="flip" size={20} aria-hidden />
        </Button>
        <Button look="primary" reason={words.reason}>
          {words.add}
        </Button>
        {iconLooks.map((look) => (
          <IconButton key={look} $look={look} aria-label={`${words.search} (${look})`}>
            <Search size={20} aria-hidden />
          </IconButton>
        ))}
        <IconButton $small $look="fill" aria-label={words.small}>
          <Heart size={18} aria-hidden />
        </IconButton>
        <IconButton disabled aria-label={words.disabled}>
          <Heart size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={words.basket}>
          <ShoppingBag size={20} aria-hidden />
          <Count>3</Count>
        </IconButton>
      </Line>
    </GallerySection>
  );
}

function Chips({ words }: { words: GalleryWords }) {
  const [veg, setVeg] = useState(true);
  const [order, setOrder] = useState('relevance');
  const orders = { relevance: words.relevance, low: words.cheapest, top: words.rated };
  return (
    <GallerySection title={words.chips}>
      <Samples>
        <Line>
          <Chip aria-pressed={veg} onClick={() => setVeg(!veg)}>
            {words.veg}
          </Chip>
          <Chip aria-pressed={false}>{words.offers}</Chip>
          <Chip disabled>{words.all}</Chip>
        </Line>
        <Line>
          {badgeLooks.map((look) => (
            <Badge key={look} $look={look}>
              {look}
            </Badge>
          ))}
        </Line>
        <div>
          <Label>{words.sort}</Label>
          <Menu
            entries={Object.entries(orders).map(([key, label]) => ({
              key,
              label,
              checked: key === order,
              onSelect: () => setOrder(key),
            }))}
          >
            {(button) => (
              <Chip {...button}>
                <ArrowUpDown size={16} aria-hidden />
                {orders[order as keyof typeof orders]}
              </Chip>
            )}
          </Menu>
        </div>
      </Samples>
    </GallerySection>
  );
}

function Row({ look, words }: { look: ButtonLook; words: GalleryWords }) {
  return (
    <>
      <span dir="ltr">{look}</span>
      <Button look={look}>{words.add}</Button>
      <Button look={look} disabled>
        {words.add}
      </Button>
      <Button look={look} busy={words.adding}>
        {words.add}
      </Button>
    </>
  );
}
