import type { Campaign } from '../../../machines/rules/domain.ts';
import { dateOf, type WallClock } from '../../../machines/rules/wallClock.ts';

/**
 * Whether a campaign is coming, running or over at a moment. It also runs on its start date and on
 * its end date; an empty date means no limit.
 */
export function campaignStage(
  { startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>,
  moment: WallClock,
): 'coming' | 'running' | 'ended' {
  const today = dateOf(moment);
  if (startDate !== '' && today < dateOf(startDate)) return 'coming';
  return endDate !== '' && today > dateOf(endDate) ? 'ended' : 'running';
}
