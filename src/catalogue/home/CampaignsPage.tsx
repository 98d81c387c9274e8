import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { wordingOf } from '../../../machines/rules/wording.ts';
import type { Campaign } from '../../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Grid, H1, Section, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { CampaignCard, CampaignTimes } from './CampaignCard.tsx';
import { campaignStage } from './campaignStage.ts';
import { ItemCard } from '../item/ItemCard.tsx';
import { campaignQuery } from '../listingQueries.ts';
import { campaignItemsQuery } from '../shelfQueries.ts';
import { bannersQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { StoreCard } from '../store/StoreCard.tsx';

const Head = styled.header`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block: 8px var(--sp-8);
  p {
    color: var(--text-2);
    max-inline-size: 68ch;
  }
`;

const Cover = styled.div`
  margin-block-end: var(--sp-6);
  > div {
    max-block-size: 320px;
    inline-size: 100%;
  }
`;

/** The campaign page: all campaigns, or the one whose id is in the URL. */
export function CampaignsPage() {
  const { id } = useParams();
  return id === undefined ? <AllCampaigns /> : <OneCampaign key={id} id={Number(id)} />;
}

function AllCampaigns() {
  const stores = useStoresWord();
  const note = t('catalogue.campaigns.note', { stores });
  usePageTitle(t('catalogue.campaigns.title'), note);
  const scope = useScope();
  const banners = useQuery(bannersQuery(scope));
  const items = useQuery(campaignItemsQuery(scope));
  const empty = banners.data?.campaigns.length === 0 && items.data?.length === 0;
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: t('catalogue.campaigns.title') }]} />
      <Head>
        <H1>{t('catalogue.campaigns.title')}</H1>
        <p>{note}</p>
      </Head>
      {empty && <NoCampaigns />}
      {banners.isPending && (
        <Grid $columns={3}>
          <CardSkeletons count={3} ratio="16 / 9" />
        </Grid>
      )}
      {banners.data === undefined && banners.isError && (
        <ErrorPanel message={messageOf(banners.error)} onRetry={() => void banners.refetch()} />
      )}
      <CampaignGrid campaigns={banners.data?.campaigns ?? []} />
      <CampaignItems />
    </Wrap>
  );
}

/** What the customer's module calls its sellers, such as "restaurants" (NAV-02). */
const useStoresWord = (): string => resolve({ key: wordingOf(useModule()?.type ?? null).stores });

function NoCampaigns() {
  const stores = useStoresWord();
  return (
    <EmptyPanel
      title={t('catalogue.campaigns.none')}
      text={t('catalogue.campaigns.noneText', { stores })}
      object="loudspeaker"
      tint="shop"
      action={<PrimaryLink to={linkTo('home')}>{t('app.notFound.home')}</PrimaryLink>}
    />
  );
}

function PrimaryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonBase as={Link} to={to} $look="primary">
      {children}
    </ButtonBase>
  );
}

function CampaignGrid({ campaigns }: { campaigns: Campaign[] }) {
  if (campaigns.length === 0) return null;
  return (
    <Grid $columns={3}>
      {campaigns.map((campaign, index) => (
        <CampaignCard key={campaign.id} campaign={campaign} eager={index < 3} />
      ))}
    </Grid>
  );
}

function CampaignItems() {
  const items = useQuery(campaignItemsQuery(useScope()));
  if (items.data?.length === 0) return null;
  return (
    <Section title={t('catalogue.campaigns.items')}>
      {items.data === undefined && items.isError ? (
        <ErrorPanel message={messageOf(items.error)} onRetry={() => void items.refetch()} />
      ) : (
        <Grid $columns={5}>
          {items.isPending && <CardSkeletons count={5} ratio="1" />}
          {items.data?.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

function OneCampaign({ id }: { id: number }) {
  const known = Number.isInteger(id) && id > 0;
  const query = useQuery({ ...campaignQuery(id), enabled: known });
  if (!known || failureOf(query.error)?.kind === 'notFound') {
    return (
      <Wrap>
        <EmptyPanel
          page
          title={t('catalogue.campaigns.notFound')}
          object="loudspeaker"
          tint="shop"
          action={
            <PrimaryLink to={linkTo('campaigns')}>{t('catalogue.campaigns.seeAll')}</PrimaryLink>
          }
        />
        <OtherCampaigns id={id} />
      </Wrap>
    );
  }
  if (query.isPending) return <Waiting />;
  if (query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <CampaignDetail campaign={query.data} />;
}

function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const module = useModule();
  usePageTitle(campaign.title, campaign.description);
  const ended = campaignStage(campaign, usePresentMinute()) === 'ended';
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { label: t('catalogue.campaigns.title'), to: linkTo('campaigns') },
          { label: campaign.title },
        ]}
      />
      <Cover>
        <Stage
          id={campaign.id}
          image={campaign.imageUrl}
          ratio="21 / 8"
          art="24%"
          radius="var(--r-2xl)"
          eager
        />
      </Cover>
      <Head>
        <H1>{campaign.title}</H1>
        <CampaignTimes campaign={campaign} />
        <p>{campaign.description}</p>
      </Head>
      {ended && <Notice look="warning">{t('catalogue.campaigns.ended')}</Notice>}
      {!ended && (
        <Section title={t('catalogue.campaigns.stores')}>
          {campaign.stores.length === 0 && (
            <EmptyPanel
              title={t('catalogue.campaigns.noStores')}
              action={
                <PrimaryLink to={linkTo('campaigns')}>
                  {t('catalogue.campaigns.seeAll')}
                </PrimaryLink>
              }
            />
          )}
          <Grid $columns={4}>
            {campaign.stores.map((store) => (
              <StoreCard key={store.id} store={store} moduleType={module?.type ?? 'food'} />
            ))}
          </Grid>
        </Section>
      )}
      {ended && <OtherCampaigns id={campaign.id} />}
    </Wrap>
  );
}

function OtherCampaigns({ id }: { id: number }) {
  const { data } = useQuery(bannersQuery(useScope()));
  const others = data?.campaigns.filter((campaign) => campaign.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={t('catalogue.campaigns.others')}>
      <CampaignGrid campaigns={others} />
    </Section>
  );
}

function Waiting() {
  return (
    <Wrap>
      <Skeleton $height="44px" $width="260px" />
      <Cover>
        <Skeleton $ratio="21 / 8" $radius="var(--r-2xl)" />
      </Cover>
      <Skeleton $height="2.8rem" $width="min(420px, 80%)" />
      <Section title={t('catalogue.campaigns.stores')}>
        <Grid $columns={4}>
          <CardSkeletons count={4} ratio="16 / 10" />
        </Grid>
      </Section>
    </Wrap>
  );
}
