import { useState } from 'react';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import type {
  ConvertPointsEvent,
  convertPointsMachine,
} from '../../machines/account/convertPoints.machine.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { amountInput, typedAmount } from '../../machines/rules/typedAmount.ts';
import { pointsWorth } from '../../machines/rules/wallet.ts';
import { formatNumber, resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Column } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';

const Worth = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding: 18px 20px;
  border-radius: 22px;
  background: var(--surface-quiet);
  color: var(--text-2);
  > output {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
    color: var(--success);
    font-variant-numeric: tabular-nums;
  }
`;

interface ConvertProps {
  snapshot: StateFrom<typeof convertPointsMachine>;
  send: (event: ConvertPointsEvent) => void;
  currency: Currency;
}

/**
 * Asks how many points to convert into wallet money, and shows their worth while the number is
 * typed (WAL-07).
 */
export function ConvertDialog({ snapshot, send, currency }: ConvertProps) {
  if (!snapshot.hasTag('open')) return null;
  return <OpenDialog snapshot={snapshot} send={send} currency={currency} />;
}

function OpenDialog({ snapshot, send, currency }: ConvertProps) {
  const { terms, balance, problem } = snapshot.context;
  // Offers only points that make whole units of money; the remainder would be lost.
  const most = balance - (balance % terms.rate);
  const [typed, setTyped] = useState(String(most < terms.minimum ? balance : most));
  const change = (text: string) => {
    setTyped(amountInput(text));
    send({ type: 'conversion.corrected' });
  };
  const close = () => send({ type: 'conversion.closed' });
  // A part of a point cannot be converted, so a text such as `100.5` is no number of points.
  const points = typedAmount(typed, 0) ?? NaN;
  const worth = points <= balance ? pointsWorth(points, terms.rate) : 0;
  const unsure = snapshot.matches('unsure');
  return (
    <Dialog open onClose={close} title={t('account.points.convert')} width="var(--dialog-sm)">
      <DialogBody>
        <Column
          as="form"
          id="convert-points"
          noValidate
          $gap={16}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'conversion.submitted', points });
          }}
        >
          {unsure ? (
            <Notice look="warning">{t('account.points.unsure')}</Notice>
          ) : (
            <TextField
              label={t('account.points.field')}
              hint={
                worth > 0 && points % terms.rate > 0
                  ? t('account.points.same', {
                      points: t('account.points.count', { count: worth * terms.rate }),
                    })
                  : t('account.points.tooMany', { count: balance })
              }
              error={problem === null ? undefined : resolve(problem)}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              data-autofocus
              value={typed}
              readOnly={snapshot.hasTag('busy')}
              onChange={({ target }) => change(target.value)}
              trail={
                <Button size="sm" onClick={() => change(String(balance))}>
                  {t('account.points.all')}
                </Button>
              }
            />
          )}
          <Worth>
            {t('account.points.get')}
            <output>
              <Money amount={worth} currency={currency} />
            </output>
          </Worth>
        </Column>
      </DialogBody>
      <DialogFoot>
        <Button onClick={close}>{t('ui.cancel')}</Button>
        <ConvertButton snapshot={snapshot} send={send} points={points} />
      </DialogFoot>
    </Dialog>
  );
}

type ConvertButtonProps = Pick<ConvertProps, 'snapshot' | 'send'> & { points: number };

/**
 * The button that converts the points. When the answer to the last attempt was lost, the button
 * asks the server whether the points were converted, so that they are not converted twice.
 */
function ConvertButton({ snapshot, send, points }: ConvertButtonProps) {
  if (snapshot.matches('unsure')) {
    return (
      <Button look="primary" onClick={() => send({ type: 'conversion.retry' })}>
        {t('account.points.check')}
      </Button>
    );
  }
  const waits = snapshot.hasTag('unsure') ? 'account.points.checking' : 'account.points.converting';
  return (
    <Button
      look="primary"
      type="submit"
      form="convert-points"
      busy={snapshot.hasTag('busy') && t(waits)}
    >
      {t('account.points.go')} <bdi>{formatNumber(Number.isNaN(points) ? 0 : points)}</bdi>
    </Button>
  );
}
