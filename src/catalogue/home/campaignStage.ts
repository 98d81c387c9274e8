import type { Campaign } from '../../../machines/rules/domain.ts';
import { dateOf, type WallClock } from '../../../machines/rules/wallClock.ts';

/** Where a campaign stands at a moment: its first and its last date both belong to it. */
export function campaignStage(
  { startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>,
  moment: WallClock,
): 'coming' | 'running' | 'ended' {
  const today = dateOf(moment);
  if (startDate !== '' && today < dateOf(startDate)) return 'coming';
  return endDate !== '' && today > dateOf(endDate) ? 'ended' : 'running';
}
