import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ParcelCategory, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { useModule, useModuleActor } from '../modules/index.ts';
import { TrackingForm } from '../rental/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Grid, Panel, Section, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Steps } from '../ui/Steps.tsx';
import { CardSkeletons, Skeleton } from '../ui/Skeleton.tsx';
import { CategoryWords, Tile, Tiles } from './CategoryTiles.tsx';
import { LastParcels } from './LastParcels.tsx';
import { parcelCategoriesQuery, parcelPromisesQuery } from './queries.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: 24px;
  margin-block-start: 28px;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 12px;
  }
`;

const Hero = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 14px;
  min-block-size: 372px;
  padding: 48px 56px;
  border-radius: 32px;
  background: radial-gradient(70% 120% at 82% 30%, var(--accent-line), var(--accent-soft) 70%);
  overflow: clip;
  small {
    font: var(--type-sm-strong);
    color: var(--accent-text);
  }
  h1 {
    font: var(--type-display);
    letter-spacing: var(--track-display);
    max-inline-size: 9ch;
  }
  p {
    max-inline-size: 300px;
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: 5%;
    inset-block: 0;
    margin-block: auto;
    inline-size: min(40%, 280px);
    block-size: auto;
    filter: drop-shadow(0 18px 20px oklch(0.3 0.08 40 / 0.24));
  }
  > img + img {
    inset-block: auto 6%;
    inset-inline-end: 3%;
    inline-size: min(20%, 128px);
  }
  @media (max-width: 640px) {
    min-block-size: 291px;
    padding: 32px 24px;
    border-radius: 26px;
    p {
      max-inline-size: min(22ch, 58%);
    }
  }
`;

const Track = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 12px;
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  p {
    color: var(--text-2);
  }
  form {
    margin-block: 4px 0;
  }
`;

const Reason = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 8px;
  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  p {
    color: var(--text-2);
  }
`;

/** Two lists of questions side by side, so that an opened question moves only what is below it. */
const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 48px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * The home page of the parcel module: what can be sent, how it works, and links to the booking
 * (F-29, NAV-09).
 */
export function ParcelHomePage() {
  const module = useModule();
  usePageTitle(module?.name ?? t('parcel.home.title'), module?.description || undefined);
  return (
    <Wrap>
      <Top>
        <Hero>
          <small>{t('parcel.home.lead')}</small>
          <h1>{t('parcel.home.title')}</h1>
          <p>{t('parcel.home.text')}</p>
          <ButtonBase
            as={Link}
            to={linkTo('checkout', { page: 'parcel' })}
            $look="primary"
            $size="lg"
          >
            {t('parcel.home.send')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </ButtonBase>
          <Picture src={module?.thumbnailUrl ?? null} alt="" size={280} first />
          <Picture src="/objects/motor-scooter.webp" alt="" size={256} />
        </Hero>
        <TrackParcel />
      </Top>
      {module !== null && <Kinds moduleId={module.id} />}
      {module !== null && <LastParcels moduleId={module.id} />}
      <HowItWorks />
      {module !== null && <Why moduleId={module.id} />}
      <Section title={t('parcel.home.know')}>
        <Questions>
          <Accordion
            open="forbidden"
            parts={[
              {
                key: 'forbidden',
                title: t('parcel.home.forbidden'),
                body: t('parcel.home.forbiddenText'),
              },
            ]}
          />
          <Accordion
            parts={[
              { key: 'payer', title: t('parcel.home.payer'), body: t('parcel.home.payerText') },
            ]}
          />
        </Questions>
      </Section>
    </Wrap>
  );
}

/**
 * A form that opens the tracking page of a parcel by its number and the sender's phone number
 * (NAV-18).
 */
function TrackParcel() {
  const navigate = useNavigate();
  return (
    <Track>
      <h2>{t('parcel.home.track')}</h2>
      <p>{t('parcel.home.trackText')}</p>
      <Delayed instead={FailedPart} fallback={<Skeleton $height="220px" />}>
        <TrackingForm
          values={{ number: '', phone: '' }}
          words={{
            number: t('parcel.home.number'),
            missing: t('parcel.home.numberMissing'),
            phone: t('orders.track.phone'),
            go: t('parcel.home.go'),
          }}
          look="quiet"
          notFound={false}
          onOpened={(number, phone) =>
            void navigate(linkTo('trackOrder', { order_id: number }), { state: { phone } })
          }
        />
      </Delayed>
    </Track>
  );
}

/** The kinds of parcels; each is a link to a booking of that kind. */
function Kinds({ moduleId }: { moduleId: number }) {
  const query = useQuery(parcelCategoriesQuery(moduleId));
  const { data: config } = useQuery(configQuery());
  const actor = useModuleActor();
  return (
    <Section title={t('parcel.home.kinds')}>
      {query.isError && query.data === undefined && (
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <Grid $columns={4}>
          <CardSkeletons count={4} ratio="1.2" />
        </Grid>
      )}
      {query.data?.length === 0 && (
        <EmptyPanel
          tint="parcel"
          object="package"
          title={t('parcel.home.none')}
          text={t('parcel.home.noneText')}
          action={
            <>
              <Button look="ink" onClick={() => actor.send({ type: 'module.picker.opened' })}>
                {t('modules.parcel.others')}
              </Button>
              <ButtonBase as={Link} to={linkTo('help')}>
                {t('site.footer.help')}
              </ButtonBase>
            </>
          }
        />
      )}
      {config !== undefined && query.data !== undefined && (
        <Tiles>
          {query.data.map((category) => (
            <li key={category.id}>
              <KindLink category={category} config={config} />
            </li>
          ))}
        </Tiles>
      )}
    </Section>
  );
}

function KindLink({ category, config }: { category: ParcelCategory; config: ShopConfig }) {
  return (
    <Tile as={Link} to={linkTo('checkout', { page: 'parcel', category: category.id })}>
      <CategoryWords
        category={category}
        perKm={category.perKm ?? config.parcels.perKm}
        currency={config.currency}
      />
    </Tile>
  );
}

const steps = [
  { step: 1, object: 'round-pushpin', tint: 'food' },
  { step: 2, object: 'package', tint: 'parcel' },
  { step: 3, object: 'motor-scooter', tint: 'grocery' },
  { step: 4, object: 'locked', tint: 'rental' },
] as const;

function HowItWorks() {
  return (
    <Section title={t('parcel.home.how')}>
      <Steps
        numbered
        steps={steps.map(({ step, object, tint }) => ({
          title: t(`parcel.home.how${step}`),
          text: t(`parcel.home.how${step}Text`),
          object,
          tint,
        }))}
      />
    </Section>
  );
}

/**
 * The shop's own texts on why to choose its parcel service; renders nothing when there are none.
 */
function Why({ moduleId }: { moduleId: number }) {
  const { data: promises = [] } = useQuery(parcelPromisesQuery(moduleId));
  if (promises.length === 0) return null;
  return (
    <Section title={t('parcel.home.why')}>
      <Grid as="ul" $columns={promises.length === 2 ? 2 : 4}>
        {promises.map(({ title, text, imageUrl }) => (
          <Reason as="li" key={title} $look="quiet">
            {imageUrl !== null && <Picture src={imageUrl} alt="" size={56} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </Reason>
        ))}
      </Grid>
    </Section>
  );
}
