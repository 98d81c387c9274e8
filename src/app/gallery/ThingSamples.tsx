import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Accordion } from '../../ui/Accordion.tsx';
import { Avatar, StoreLogo } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { BrandSign, GoogleSign, PlaySign } from '../../ui/sign/Brands.tsx';
import { AddButton, Card, CardMeta, CardTitle, Corner, HeartButton } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/sign/Cover.tsx';
import { Column, Grid, Panel } from '../../ui/Layout.tsx';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { Logo } from '../../ui/sign/Logo.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { Price } from '../../ui/Price.tsx';
import { Steps, Timeline } from '../../ui/progress/Progress.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Rating, VegMark } from '../../ui/Rating.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/progress/Spinner.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tabs } from '../../ui/menu/Tabs.tsx';
import { useCalmLoading } from '../../ui/progress/useCalmLoading.ts';
import { WindowedGrid } from '../../ui/list/WindowedGrid.tsx';
import { Line, picture, Samples, GallerySection } from './GallerySection.tsx';
import type { GalleryWords } from './words.ts';

const currency = { symbol: '$', side: 'left', digits: 2 } as const;
const brands = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest', 'apple'];
const many = Array.from({ length: 60 }, (_, index) => index);

/** Samples of the components that show items, stores or people, and of those that show progress. */
export function ThingSamples({ words }: { words: GalleryWords }) {
  return (
    <>
      <Cards words={words} />
      <GallerySection title={words.facts}>
        <Line>
          <Price amount={12} original={15} currency={currency} />
          <Price amount={12} currency={currency} large />
          <Rating value={4.8} count={412} digits={2} />
          <VegMark veg />
          <VegMark veg={false} />
          <PhoneNumber number="+15550137000" />
        </Line>
      </GallerySection>
      <GallerySection title={words.people}>
        <Line>
          <Avatar name={words.person} size={56} />
          <Avatar name={words.person} image={picture('red-heart')} size={56} />
          <StoreLogo id={1} name={words.store} />
          <StoreLogo id={2} name={words.store} image={picture('hamburger')} />
          <Logo name="Sixways" />
          <Logo name="Sixways" small />
        </Line>
      </GallerySection>
      <GallerySection title={words.brands}>
        <Line>
          {brands.map((name) => (
            <BrandSign key={name} name={name} size={24} />
          ))}
          <PlaySign />
          <GoogleSign size={24} />
        </Line>
      </GallerySection>
      <Loading words={words} />
      <Progress words={words} />
      <Views words={words} />
    </>
  );
}

function Cards({ words }: { words: GalleryWords }) {
  const [liked, setLiked] = useState(true);
  const [count, setCount] = useState(0);
  return (
    <GallerySection title={words.cards}>
      <Grid $columns={4}>
        <Card>
          <Stage id={1} image={picture('hamburger')}>
            <Corner $at="topStart">
              <Badge $look="accent">−20%</Badge>
            </Corner>
            <Corner $at="topEnd">
              <HeartButton liked={liked} name={words.burger} onClick={() => setLiked(!liked)} />
            </Corner>
            <Corner $at="bottomEnd">
              <AddButton
                aria-label={`${words.add}: ${words.burger}`}
                count={count}
                onClick={() => setCount(count + 1)}
              />
            </Corner>
          </Stage>
          <CardTitle>
            <button type="button">{words.burger}</button>
          </CardTitle>
          <CardMeta>
            <span>{words.store}</span>
            <Rating value={4.8} digits={2} />
          </CardMeta>
          <Price amount={12} original={15} currency={currency} />
        </Card>
        <Card>
          <Stage id={2} image={picture('green-salad')}>
            <Corner $at="bottomStart">
              <Badge $look="ink">{words.soldOut}</Badge>
            </Corner>
          </Stage>
          <CardTitle>
            <button type="button">{words.salad}</button>
          </CardTitle>
          <Price amount={10.9} currency={currency} />
        </Card>
        <Card>
          <Cover
            id={3}
            images={['hamburger', 'french-fries', 'cup-with-straw'].map((name) => picture(name))}
          >
            <Corner $at="bottomStart">
              <Badge $look="white">
                <Clock size={14} aria-hidden />
                {words.minutes}
              </Badge>
            </Corner>
          </Cover>
          <CardTitle>
            <button type="button">{words.store}</button>
          </CardTitle>
        </Card>
        <Card>
          <Stage id={4} image={null} ratio="16 / 10" />
          <CardTitle>{words.salad}</CardTitle>
        </Card>
      </Grid>
    </GallerySection>
  );
}

function Loading({ words }: { words: GalleryWords }) {
  const [awaited, setAwaited] = useState(false);
  const drawn = useCalmLoading(awaited);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setAwaited(false), 1000);
    return () => clearTimeout(timer);
  }, [awaited]);
  return (
    <GallerySection title={words.loading}>
      <Grid $columns={4}>
        <CardSkeletons count={2} ratio="1" />
        <Column>
          <Button look="quiet" onClick={() => setAwaited(true)}>
            {words.load}
          </Button>
          {drawn ? <Skeleton $height="1.4rem" /> : <p>{words.loaded}</p>}
          <Line>
            <Spinner />
          </Line>
        </Column>
        <div>
          <LoadMore loading onMore={() => undefined} />
        </div>
      </Grid>
    </GallerySection>
  );
}

function Progress({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.progress}>
      <Samples $least={320}>
        <Column $gap={20}>
          <Steps
            label={words.progress}
            steps={[words.basket, words.address, words.pay]}
            current={1}
          />
          <ProgressBar percent={72} label={words.free} />
          <ProgressBar percent={100} label={words.free} />
        </Column>
        <Timeline
          label={words.progress}
          entries={[
            {
              key: 'placed',
              label: words.placed,
              state: 'done',
              time: { iso: '2026-03-02T12:04', text: '12:04' },
            },
            { key: 'cooking', label: words.cooking, state: 'now', note: words.cookingNote },
            { key: 'way', label: words.onWay, state: 'todo' },
          ]}
        />
      </Samples>
    </GallerySection>
  );
}

function Views({ words }: { words: GalleryWords }) {
  const [tab, setTab] = useState<'description' | 'reviews'>('description');
  return (
    <GallerySection title={words.views}>
      <Samples $least={320}>
        <div>
          <Tabs
            label={words.views}
            value={tab}
            tabs={[
              { value: 'description', label: words.description },
              { value: 'reviews', label: words.reviews },
            ]}
            onChange={setTab}
          >
            <p>{tab === 'description' ? words.descriptionText : words.reviewsText}</p>
          </Tabs>
        </div>
        <Accordion
          single
          open="first"
          parts={[
            { key: 'first', title: words.question, body: words.answer },
            { key: 'second', title: words.question2, body: words.answer2 },
          ]}
        />
        <Panel
          $look="quiet"
          tabIndex={0}
          role="group"
          as="div"
          aria-label={words.cards}
          style={{ maxBlockSize: 260, overflow: 'auto' }}
        >
          <WindowedGrid rows={many} rowKey={(row) => row}>
            {(row) => <Stage id={row} image={picture('hamburger')} />}
          </WindowedGrid>
        </Panel>
      </Samples>
    </GallerySection>
  );
}
