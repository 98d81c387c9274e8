import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock } from 'lucide-react';
import styled from 'styled-components';
import type { Campaign } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { clockText } from '../../messages/clockText.ts';
import { formatDay } from '../../messages/formatDay.ts';
import { showsTwelveHours } from '../../messages/hourCycle.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { campaignStage } from './campaignStage.ts';

const Card = styled.article`
  position: relative;
  display: grid;
  gap: 12px;
  align-content: start;
  min-inline-size: 0;
  @media (hover: hover) {
    &:hover img {
      transform: translateY(-3%) scale(1.05);
    }
  }
  h2 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-xl);
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  z-index: 2;
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-block-start: 6px;
  font: var(--type-sm);
  color: var(--text-2);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** A date in the customer's language; a text that is not a date is returned unchanged. */
const dateText = (date: string) => formatDay(date) || date;

/** A campaign's first and last date, and the hours of the day in which it applies. */
export function CampaignTimes({ campaign }: { campaign: Campaign }) {
  const { data: config } = useQuery(configQuery());
  const time = (text: string) => clockText(text, showsTwelveHours(config?.twelveHourClock));
  const dated = campaign.startDate !== '' && campaign.endDate !== '';
  return (
    <Times>
      {dated && (
        <span>
          <CalendarDays size={16} aria-hidden />
          <bdi>
            {t('catalogue.campaigns.dates', {
              from: dateText(campaign.startDate),
              to: dateText(campaign.endDate),
            })}
          </bdi>
        </span>
      )}
      <span>
        <Clock size={16} aria-hidden />
        <bdi>
          {campaign.startTime === null || campaign.endTime === null
            ? t('ui.timeMissing')
            : t('catalogue.campaigns.daily', {
                from: time(campaign.startTime),
                to: time(campaign.endTime),
              })}
        </bdi>
      </span>
    </Times>
  );
}

/**
 * A card for a campaign: picture, title, dates and daily hours. The whole card is a link. With
 * `eager` its picture loads at once; that is for cards that are visible without scrolling.
 */
export function CampaignCard({ campaign, eager }: { campaign: Campaign; eager: boolean }) {
  const stage = campaignStage(campaign, usePresentMinute());
  return (
    <Card>
      <Stage id={campaign.id} image={campaign.imageUrl} ratio="16 / 9" art="36%" eager={eager}>
        <Corner>
          {stage === 'ended' && <Badge $look="ink">{t('catalogue.campaigns.endedBadge')}</Badge>}
          {stage === 'coming' && <Badge $look="white">{t('catalogue.campaigns.coming')}</Badge>}
        </Corner>
      </Stage>
      <div>
        <h2>
          <Link to={linkTo('campaign', { id: campaign.id })}>{campaign.title}</Link>
        </h2>
        <CampaignTimes campaign={campaign} />
      </div>
    </Card>
  );
}
