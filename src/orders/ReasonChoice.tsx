import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Radio } from '../ui/Choice.tsx';
import { RetryNotice } from '../ui/progress/RetryNotice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const Reasons = styled.fieldset`
  legend {
    font: var(--type-label);
    color: var(--text);
    margin-block-end: 4px;
  }
`;

type ReasonQuery = UseQueryResult<readonly string[]>;

/** The shop's reasons; where it has none, or none could be loaded, the only one is “other”. */
const reasonsOf = ({ data = [] }: ReasonQuery): readonly string[] =>
  data.length === 0 ? [t('orders.track.otherReason')] : data;

/** The picked reason, or the first one when the picked one is not offered. */
export function chosenReason(query: ReasonQuery, picked: string | null): string {
  const reasons = reasonsOf(query);
  return picked !== null && reasons.includes(picked) ? picked : (reasons[0] ?? '');
}

interface ReasonChoiceProps {
  query: ReasonQuery;
  chosen: string;
  onChoose: (reason: string) => void;
}

/**
 * The choice of a reason. While the shop's reasons are loading, the dialog must not be confirmed: a
 * reason that was never shown would be sent, and the buttons move when the reasons come. When they
 * do not come, it says so and can load them again.
 */
export function ReasonChoice({ query, chosen, onChoose }: ReasonChoiceProps) {
  return (
    <Reasons>
      <legend>{t('orders.track.reason')}</legend>
      {query.data === undefined && query.isError && (
        <RetryNotice onRetry={() => void query.refetch()}>
          {t('orders.track.reasonsFailed')}
        </RetryNotice>
      )}
      {query.isLoading ? (
        <Skeleton $height="132px" />
      ) : (
        reasonsOf(query).map((one) => (
          <Radio key={one} name="reason" checked={one === chosen} onChange={() => onChoose(one)}>
            {one}
          </Radio>
        ))
      )}
    </Reasons>
  );
}
