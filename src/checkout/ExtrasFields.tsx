import { useState } from 'react';
import styled from 'styled-components';
import type { OrderDetails } from '../../machines/checkout/orderDraft.ts';
import { lineKey } from '../../machines/rules/cartRules.ts';
import type { CheckoutChoices, PricedLine } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { Checkbox } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import type { PartOfForm } from './Part.tsx';
import { Group, TipField } from './TipField.tsx';

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

/** The maximum length of a note to the store or the courier, in characters. */
const LONGEST_NOTE = 200;

type Change = (details: Partial<OrderDetails>) => void;

/**
 * The fields for the tip, notes, and wishes such as cutlery. Their code is loaded when the customer
 * opens this part of the checkout form.
 */
export function ExtrasFields(props: PartOfForm) {
  const { snapshot, send, facts, totals } = props;
  const { choices } = snapshot.context;
  const { config, store, lines } = facts;
  const delivered = choices.orderType !== 'take_away';
  const word = useStoreWord();
  const change: Change = (choices) => send({ type: 'order.details.changed', choices });
  return (
    <>
      {delivered && config.courierTips && (
        <TipField
          tip={choices.tip}
          of={totals.subtotal}
          currency={config.currency}
          onChange={(tip) => change({ tip })}
        />
      )}
      <TextArea
        label={t('checkout.note', { store: word })}
        optional
        maxLength={LONGEST_NOTE}
        value={choices.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {delivered && (
        <TextArea
          label={t('checkout.instruction')}
          optional
          maxLength={LONGEST_NOTE}
          value={choices.deliveryInstruction}
          onChange={(event) => change({ deliveryInstruction: event.target.value })}
        />
      )}
      {lines.length > 0 && <IfUnavailable choices={choices} lines={lines} change={change} />}
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

/** What the store may do when an item has run out; the chosen text is sent with the order. */
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
