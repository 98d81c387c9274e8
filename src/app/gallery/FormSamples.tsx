import { Bike, Phone, Search, Store } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/Chip.tsx';
import { Checkbox, OptionTile, Radio, Segment } from '../../ui/Choice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Column } from '../../ui/Layout.tsx';
import { PictureField, type GivenPicture } from '../../ui/field/PictureField.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { SearchPill } from '../../ui/field/SearchPill.tsx';
import { StarsField } from '../../ui/field/StarsField.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { Line, Samples, GallerySection } from './GallerySection.tsx';
import type { GalleryWords } from './words.ts';

/** Samples of the components of forms: fields, choices and steppers. */
export function FormSamples({ words }: { words: GalleryWords }) {
  return (
    <>
      <Fields words={words} />
      <Choices words={words} />
      <Steppers words={words} />
    </>
  );
}

function Fields({ words }: { words: GalleryWords }) {
  const [search, setSearch] = useState('');
  return (
    <GallerySection title={words.fields}>
      <Samples $least={260}>
        <TextField
          label={words.name}
          placeholder={words.namePlaceholder}
          hint={words.nameHint}
          optional
        />
        <TextField
          label={words.email}
          type="email"
          defaultValue="maya@sixways"
          error={words.emailWrong}
          required
        />
        <TextField
          label={words.phone}
          type="tel"
          dir="ltr"
          defaultValue="+1 555 013 7000"
          disabled
          lead={<Phone size={20} aria-hidden />}
          trail={<Badge $look="success">{words.verified}</Badge>}
        />
        <TextArea label={words.note} rows={2} />
        <SearchField label={words.search} value={search} onChange={setSearch} slash />
        <SearchPill>
          <Search size={20} aria-hidden />
          <input type="search" aria-label={words.pill} placeholder={words.pill} />
        </SearchPill>
        <Pictures words={words} />
      </Samples>
    </GallerySection>
  );
}

function Choices({ words }: { words: GalleryWords }) {
  const [notify, setNotify] = useState(true);
  const [way, setWay] = useState<'delivery' | 'take_away'>('delivery');
  const [stars, setStars] = useState<number | null>(null);
  return (
    <GallerySection title={words.choices}>
      <Samples $least={260}>
        <Column $gap={4}>
          <Checkbox defaultChecked>{words.remember}</Checkbox>
          <Checkbox>{words.offers}</Checkbox>
          <Checkbox disabled>{words.disabled}</Checkbox>
        </Column>
        <Column $gap={4}>
          <Radio name="gallery-bread" defaultChecked>
            {words.brioche}
          </Radio>
          <Radio name="gallery-bread">{words.sourdough}</Radio>
          <Switch checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            {words.notify}
          </Switch>
        </Column>
        <Segment
          label={words.delivery}
          name="gallery-way"
          value={way}
          options={[
            { value: 'delivery', label: words.delivery },
            { value: 'take_away', label: words.takeAway },
          ]}
          onChange={setWay}
          block
        />
        <StarsField label={words.burger} value={stars} onChange={setStars} />
        <Column>
          <OptionTile
            name="gallery-tile"
            defaultChecked
            icon={<Bike size={20} />}
            label={words.delivery}
            note={words.deliveryNote}
          />
          <OptionTile
            name="gallery-tile"
            disabled
            icon={<Store size={20} />}
            label={words.takeAway}
            note={words.takeAwayNote}
          />
        </Column>
      </Samples>
    </GallerySection>
  );
}

function Steppers({ words }: { words: GalleryWords }) {
  const [count, setCount] = useState(1);
  const steps = {
    value: count,
    label: words.burger,
    onIncrease: () => setCount(Math.min(count + 1, 12)),
    onDecrease: () => setCount(Math.max(count - 1, 1)),
  };
  return (
    <GallerySection title={words.quantity}>
      <Line>
        <Stepper {...steps} bin />
        <Stepper {...steps} look="solid" />
        <Stepper {...steps} look="float" padded />
        <Stepper {...steps} full={words.danger} />
      </Line>
    </GallerySection>
  );
}

function Pictures({ words }: { words: GalleryWords }) {
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  return (
    <Column>
      <PictureField
        label={words.pictures}
        pictures={pictures}
        onAdd={(files) =>
          setPictures([...pictures, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])
        }
        onRemove={(gone) => setPictures(pictures.filter(({ id }) => id !== gone.id))}
      />
    </Column>
  );
}
