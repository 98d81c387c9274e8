import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import {
  fundFields,
  type AddFundEvent,
  type addFundMachine,
} from '../../machines/account/addFund.machine.ts';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { sum } from '../../machines/rules/money.ts';
import { amountInput, typedAmount } from '../../machines/rules/typedAmount.ts';
import { bestBonus } from '../../machines/rules/wallet.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm, type FieldBinding } from '../ui/form/useSchemaForm.ts';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Money } from '../ui/Price.tsx';
import { fundErrors } from './FundNotice.tsx';
import { walletBonusesQuery } from './queries.ts';

const Fields = styled(Form)`
  display: grid;
  gap: 18px;
  legend {
    margin-block-end: 8px;
    font: var(--type-sm-strong);
  }
  fieldset > p {
    margin-block-start: 7px;
    font: var(--type-xs);
    color: var(--danger);
  }
`;

/** The list of payment methods, at most 300 px high; a longer list scrolls (WAL-01, CONST-04). */
const Methods = styled.div`
  display: grid;
  gap: 10px;
  max-block-size: var(--list-scroll-payment);
  overflow-y: auto;
  padding: 2px;
  margin: -2px;
  scrollbar-width: thin;
`;

/** The amounts share the width of the field above them. */
const PresetRow = styled(Row)`
  > button {
    flex: 1;
    justify-content: center;
  }
`;

/** Amounts offered as buttons, in the shop's currency: 20 means 20 dollars, not 20 cents. */
const presets = [20, 50, 100, 200];

interface FundProps {
  snapshot: StateFrom<typeof addFundMachine>;
  send: (event: AddFundEvent) => void;
  config: ShopConfig;
}

/**
 * Asks how much money to add to the wallet and how to pay it. Also shows the highest bonus that the
 * shop adds to that amount, if there is one (WAL-01..03, WAL-06).
 */
export function FundDialog({ snapshot, send, config }: FundProps) {
  const { context } = snapshot;
  const { currency, gateways } = config;
  const busy = snapshot.hasTag('busy');
  const { data: bonuses = [] } = useQuery(walletBonusesQuery());
  const form = useSchemaForm({
    schema: async () => (await import('./schemas.ts')).fundSchema(currency),
    values: {
      amount: context.wanted.amount === 0 ? '' : String(context.wanted.amount),
      method: context.wanted.method || (gateways.length === 1 ? (gateways[0]?.gateway ?? '') : ''),
    },
    busy,
    refusal: { entries: context.entries, fields: fundFields },
    onSubmit: ({ amount, method }) =>
      send({ type: 'fund.submitted', amount: typedAmount(amount, currency.digits) ?? 0, method }),
  });
  const [typed, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  const amount = typedAmount(typed, currency.digits);
  const paid = amount ?? 0;
  const best = paid > 0 ? bestBonus(bonuses, paid, currency.digits) : null;
  const close = () => send({ type: 'fund.closed' });
  const change = (text: string) =>
    form.setValue('amount', amountInput(text), {
      shouldValidate: form.getFieldState('amount').invalid,
    });
  return (
    <Dialog open onClose={close} title={t('account.fund.open')} width="500px">
      <DialogBody>
        <Fields of={form} id="add-fund">
          {fundErrors(context, fundFields).map((text) => (
            <Notice key={text} look="danger">
              {text}
            </Notice>
          ))}
          <TextField
            label={t('account.fund.amount')}
            required
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            lead={<b aria-hidden>{currency.symbol}</b>}
            {...form.field('amount', {
              onChange: ({ target }: { target: { value: string } }) => change(target.value),
            })}
          />
          <Presets
            amount={paid}
            currency={currency}
            onChoose={(preset) => change(String(preset))}
          />
          {best !== null && (
            <Notice look="success">
              {t('account.fund.bonus', {
                bonus: isolatedMoney(best.worth, currency),
                title: best.bonus.title,
                total: isolatedMoney(sum([paid, best.worth]), currency),
              })}
            </Notice>
          )}
          <GatewayChoice gateways={gateways} method={form.field('method')} chosen={method} />
        </Fields>
      </DialogBody>
      <DialogFoot>
        <Button
          type="submit"
          form="add-fund"
          look="primary"
          size="lg"
          block
          busy={busy && t('account.fund.busy')}
          disabled={amount === 0}
        >
          {paid > 0
            ? t('account.fund.go', { amount: isolatedMoney(paid, currency) })
            : t('account.fund.open')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface PresetsProps {
  amount: number;
  currency: ShopConfig['currency'];
  onChoose: (preset: number) => void;
}

/** Buttons that fill in a common amount. */
function Presets({ amount, currency, onChoose }: PresetsProps) {
  return (
    <PresetRow role="group" aria-label={t('account.fund.presets')} $gap={8} $wrap>
      {presets.map((preset) => (
        <Chip key={preset} aria-pressed={amount === preset} onClick={() => onChoose(preset)}>
          <Money amount={preset} currency={{ ...currency, digits: 0 }} />
        </Chip>
      ))}
    </PresetRow>
  );
}

interface GatewayChoiceProps {
  gateways: ShopConfig['gateways'];
  method: FieldBinding<'method'>;
  chosen: string;
}

/**
 * The payment methods for adding money to the wallet (WAL-01). `method` connects them to the form;
 * the one whose key is `chosen` is selected at first.
 */
function GatewayChoice({ gateways, method: { error, ...field }, chosen }: GatewayChoiceProps) {
  return (
    <fieldset>
      <legend>{t('account.fund.method')}</legend>
      {gateways.length === 0 && <Notice look="warning">{t('account.fund.noMethods')}</Notice>}
      <Methods>
        {gateways.map(({ gateway, title, imageUrl }) => (
          <OptionTile
            key={gateway}
            icon={
              imageUrl === null ? (
                <CreditCard size={22} />
              ) : (
                <Picture src={imageUrl} alt="" size={32} />
              )
            }
            label={title}
            {...field}
            value={gateway}
            defaultChecked={gateway === chosen}
          />
        ))}
      </Methods>
      {error !== undefined && <p role="alert">{error}</p>}
    </fieldset>
  );
}
