import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { OrderDetails } from '../../machines/checkout/orderDraft.ts';
import { lineKey } from '../../machines/rules/cartRules.ts';
import { tipsOffered } from '../../machines/rules/checkout.ts';
import type { CheckoutChoices, PricedLine } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { Checkbox } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { ChipChoice } from '../ui/field/ChipChoice.tsx';
import { InputFrame, TextArea } from '../ui/Field.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import type { PartOfForm } from './Part.tsx';
import { usualTipQuery } from './queries.ts';

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  legend {
    font: var(--type-sm-strong);
    margin-block-end: 8px;
  }
`;

const OfLine = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  font: var(--type-sm);
  > div {
    flex: 0 1 260px;
  }
`;

type Change = (details: Partial<OrderDetails>) => void;

/** The fields of tip, notes and wishes; loaded when the part is unfolded. */
export function ExtrasFields(props: PartOfForm) {
  const { snapshot, send, facts, totals } = props;
  const { choices } = snapshot.context;
  const { config, store, lines } = facts;
  const delivered = choices.orderType !== 'take_away';
  const change: Change = (choices) => send({ type: 'order.details.changed', choices });
  return (
    <>
      {delivered && config.courierTips && <Tip {...props} change={change} />}
      <TextArea
        label={t('checkout.note')}
        optional
        maxLength={200}
        value={choices.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {delivered && (
        <TextArea
          label={t('checkout.instruction')}
          optional
          maxLength={200}
          value={choices.deliveryInstruction}
          onChange={(event) => change({ deliveryInstruction: event.target.value })}
        />
      )}
      <IfUnavailable choices={choices} lines={lines} change={change} />
      {store.cutlery && lines.some(({ item }) => item.moduleType === 'food') && (
        <Checkbox
          checked={choices.cutlery}
          onChange={(event) => change({ cutlery: event.target.checked })}
        >
          {t('checkout.cutlery')}
        </Checkbox>
      )}
      {store.packagingCharge !== 0 && (
        <Checkbox
          disabled={store.packagingCharge === null && !choices.extraPackaging}
          checked={choices.extraPackaging}
          onChange={(event) => change({ extraPackaging: event.target.checked })}
        >
          {t('checkout.packaging')}{' '}
          <Money amount={store.packagingCharge} currency={config.currency} />
        </Checkbox>
      )}
      {totals.newCustomerDiscount > 0 && <Notice>{t('checkout.newCustomer')}</Notice>}
    </>
  );
}

/** A tip that is typed in place of one that is offered. */
const OTHER = 'other';

function Tip({ snapshot, facts, totals, change }: PartOfForm & { change: Change }) {
  const { tip } = snapshot.context.choices;
  const { currency } = facts.config;
  const { data: usual = null } = useQuery(usualTipQuery());
  const offered = tipsOffered(totals.subtotal, usual);
  const [typing, setTyping] = useState(false);
  // The shares offered follow the goods; a tip that is none of them any more is one that was typed.
  const other = typing || (tip > 0 && !offered.includes(tip));
  return (
    <Group>
      <legend>{t('checkout.tip.title')}</legend>
      <Row $wrap $gap={10}>
        <ChipChoice
          label={t('checkout.tip.title')}
          value={other ? OTHER : String(tip)}
          options={[
            ...[0, ...offered].map((amount) => ({
              value: String(amount),
              label: (
                <>
                  {amount === 0 ? (
                    t('checkout.tip.none')
                  ) : (
                    <Money amount={amount} currency={currency} />
                  )}
                  {amount === usual && <small>{t('checkout.tip.usual')}</small>}
                </>
              ),
            })),
            { value: OTHER, label: t('checkout.tip.other') },
          ]}
          onChange={(chosen) => {
            setTyping(chosen === OTHER);
            if (chosen !== OTHER) change({ tip: Number(chosen) });
          }}
        />
        {other && (
          <InputFrame style={{ inlineSize: 140, minBlockSize: 44 }}>
            <input
              aria-label={t('checkout.tip.amount')}
              inputMode="decimal"
              dir="ltr"
              maxLength={8}
              defaultValue={tip === 0 ? '' : tip}
              onChange={(event) => {
                const amount = Number(event.target.value.replace(',', '.'));
                if (Number.isFinite(amount) && amount >= 0) change({ tip: amount });
              }}
            />
            <span aria-hidden>{currency.symbol}</span>
          </InputFrame>
        )}
      </Row>
    </Group>
  );
}

/** What the store may do when an item has run out; the chosen words travel with the order. */
const wishes = () => [
  t('checkout.unavailable.replace'),
  t('checkout.unavailable.leaveOut'),
  t('checkout.unavailable.call'),
  t('checkout.unavailable.cancel'),
];

function IfUnavailable({
  choices,
  lines,
  change,
}: {
  choices: CheckoutChoices;
  lines: readonly PricedLine[];
  change: Change;
}) {
  const { unavailableNote, unavailableByLine } = choices;
  const [perItem, setPerItem] = useState(Object.keys(unavailableByLine).length > 0);
  const set = (key: string, wish: string) => {
    const { [key]: _, ...others } = unavailableByLine;
    change({ unavailableByLine: wish === '' ? others : { ...others, [key]: wish } });
  };
  return (
    <Group>
      <legend>{t('checkout.unavailable.title')}</legend>
      <Row $wrap $gap={10}>
        {wishes().map((wish) => (
          <Chip
            key={wish}
            aria-pressed={unavailableNote === wish}
            onClick={() => change({ unavailableNote: unavailableNote === wish ? '' : wish })}
          >
            {wish}
          </Chip>
        ))}
      </Row>
      {lines.length > 1 && (
        <Checkbox
          checked={perItem}
          onChange={(event) => {
            setPerItem(event.target.checked);
            if (!event.target.checked) change({ unavailableByLine: {} });
          }}
        >
          {t('checkout.unavailable.perItem')}
        </Checkbox>
      )}
      {perItem &&
        lines.map(({ item, choice }) => {
          const key = lineKey(item, choice);
          return (
            <OfLine key={key}>
              {item.name}
              <InputFrame>
                <select
                  value={unavailableByLine[key] ?? ''}
                  onChange={(event) => set(key, event.target.value)}
                >
                  <option value="">{t('checkout.unavailable.asAbove')}</option>
                  {wishes().map((wish) => (
                    <option key={wish}>{wish}</option>
                  ))}
                </select>
              </InputFrame>
            </OfLine>
          );
        })}
    </Group>
  );
}
