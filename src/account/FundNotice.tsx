import type { StateFrom } from 'xstate';
import type {
  AddFundContext,
  AddFundEvent,
  addFundMachine,
} from '../../machines/account/addFund.machine.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

interface FundNoticeProps {
  snapshot: StateFrom<typeof addFundMachine>;
  send: (event: AddFundEvent) => void;
  currency: Currency;
}

/**
 * The error texts to show after a failed payment into the wallet: those of the server's errors
 * (`entries`) or, without such a text, the text of `problem`; [] when both are missing (WAL-05).
 * @param fields its keys are the error codes that the open form shows at its own fields; their
 *   texts are left out. Omit it to get all texts.
 */
export function fundErrors(
  { entries, problem }: Pick<AddFundContext, 'entries' | 'problem'>,
  fields: Readonly<Record<string, string>> = {},
): string[] {
  const texts = entries
    .filter(({ code, message }) => !Object.hasOwn(fields, code) && message !== '')
    .map(({ message }) => message);
  return texts.length > 0 || problem === null ? texts : [resolve(problem)];
}

/**
 * Shows how a payment into the wallet ended: the money was added, the result is unknown or still
 * being checked, or it was not paid and can be resumed or given up (WAL-04). `topUp` is the
 * payment that is not finished, `flag` the result in the URL, `added` the amount that was added.
 */
export function FundNotice({ snapshot, send, currency }: FundNoticeProps) {
  const { topUp, flag, added } = snapshot.context;
  if (topUp === null) {
    if (added !== null) {
      return (
        <Notice look="success">
          {t('account.fund.added', { amount: isolatedMoney(added, currency) })}
        </Notice>
      );
    }
    // The payment was begun in another browser: all that is known is the outcome in the URL.
    return (
      flag !== null && (
        <Notice look={flag === 'success' ? 'success' : 'warning'}>
          {t(`account.fund.back.${flag}`)}
        </Notice>
      )
    );
  }
  const amount = isolatedMoney(topUp.amount, currency);
  const forget = (
    <Button size="sm" onClick={() => send({ type: 'fund.forgotten' })}>
      {t('account.fund.forget')}
    </Button>
  );
  if (snapshot.matches('unsure')) {
    return (
      <Notice look="warning">
        <p>{t('account.fund.unsure', { amount })}</p>
        <Row $gap={8} $wrap>
          <Button size="sm" look="ink" onClick={() => send({ type: 'fund.retry' })}>
            {t('account.points.check')}
          </Button>
          {forget}
        </Row>
      </Notice>
    );
  }
  if (snapshot.matches('unpaid') || snapshot.matches('resuming')) {
    const words =
      flag === 'fail'
        ? 'account.fund.failed'
        : flag === 'cancel'
          ? 'account.fund.canceled'
          : 'account.fund.left';
    return (
      <Notice look="warning">
        <p>{t(words, { amount })}</p>
        {fundErrors(snapshot.context).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Row $gap={8} $wrap>
          <Button
            size="sm"
            look="ink"
            busy={snapshot.hasTag('busy') && t('account.fund.busy')}
            onClick={() => send({ type: 'fund.resumed' })}
          >
            {t('account.fund.resume')}
          </Button>
          {forget}
        </Row>
      </Notice>
    );
  }
  return snapshot.hasTag('open') ? null : <Notice>{t('account.fund.checking', { amount })}</Notice>;
}
