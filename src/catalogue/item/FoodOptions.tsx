import { useId } from 'react';
import styled from 'styled-components';
import { addOnQuantity } from '../../../machines/rules/choice.ts';
import type {
  FoodVariation,
  Item,
  MessageRef,
  ShopConfig,
} from '../../../machines/rules/domain.ts';
import {
  foodGroupHint,
  foodGroupLabel,
  foodGroupProblem,
} from '../../../machines/rules/foodOptions.ts';
import { resolve, t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Checkbox, Radio } from '../../ui/Choice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Money } from '../../ui/Price.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import type { Purchase } from './usePurchase.ts';

const Group = styled.fieldset`
  margin-block-start: 16px;
  min-inline-size: 0;
  legend {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    font: var(--type-label);
  }
  small,
  > p {
    font: var(--type-xs);
    color: var(--text-2);
  }
  > [role='alert'] {
    margin-block-start: 8px;
  }
`;

const Box = styled.div`
  margin-block-start: 8px;
  background: var(--surface);
  border-radius: 16px;
  box-shadow: inset 0 0 0 1px var(--line);
  overflow: hidden;
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 50px;
  padding-inline: 14px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklab, var(--fill) 50%, transparent);
    }
  }
  &:has(input:checked) label {
    font-weight: 620;
  }
  > label {
    flex: 1;
    min-inline-size: 0;
  }
  > span {
    font: var(--type-sm);
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

interface FoodOptionsProps {
  item: Item;
  config: ShopConfig;
  /** The running purchase, from `usePurchase`; it contains and changes the choice. */
  purchase: Purchase;
}

/** The option groups and the add-ons of a dish (ITEM-19..27). */
export function FoodOptions({ item, config, purchase }: FoodOptionsProps) {
  return (
    <>
      {item.foodVariations.map((group) => (
        <OptionGroup key={group.name} group={group} config={config} purchase={purchase} />
      ))}
      {item.addOns.length > 0 && <AddOns item={item} config={config} purchase={purchase} />}
    </>
  );
}

interface OptionGroupProps extends Omit<FoodOptionsProps, 'item'> {
  group: FoodVariation;
}

function OptionGroup({ group, config, purchase: { choice, send, tried } }: OptionGroupProps) {
  const labels = choice.food.find(({ name }) => name === group.name)?.labels ?? [];
  const hint = foodGroupHint(group);
  const problem: MessageRef | null = tried ? foodGroupProblem(group, choice.food) : null;
  const id = useId();
  const describedBy = [
    ...(hint === null ? [] : [`${id}-hint`]),
    ...(problem === null ? [] : [`${id}-problem`]),
  ];
  return (
    <Group
      data-problem={problem !== null || undefined}
      aria-describedby={describedBy.join(' ') || undefined}
    >
      <legend>
        {group.name}
        {group.required ? (
          <Badge $look="soft">{resolve(foodGroupLabel(group))}</Badge>
        ) : (
          <small>{resolve(foodGroupLabel(group))}</small>
        )}
      </legend>
      {hint !== null && <p id={`${id}-hint`}>{resolve(hint)}</p>}
      {problem !== null && (
        <Notice id={`${id}-problem`} look="danger">
          {resolve(problem)}
        </Notice>
      )}
      <Box>
        {group.options.map(({ label, price }, at) => {
          const checked = labels.includes(label);
          const unknown = price === null;
          const toggle = () => send({ type: 'item.option.toggled', group: group.name, label });
          const extra = `${id}-${at}`;
          return (
            <Option key={label}>
              {group.type === 'multi' ? (
                <Checkbox
                  checked={checked}
                  disabled={unknown && !checked}
                  aria-describedby={extra}
                  onChange={toggle}
                >
                  {label}
                </Checkbox>
              ) : (
                <SingleOption
                  name={group.name}
                  checked={checked}
                  disabled={unknown && !checked}
                  describedBy={extra}
                  onToggle={toggle}
                >
                  {label}
                </SingleOption>
              )}
              <Extra id={extra} amount={price} config={config} />
            </Option>
          );
        })}
      </Box>
    </Group>
  );
}

interface SingleOptionProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  /** The id of what the option adds to the price. */
  describedBy: string;
  onToggle: () => void;
  children: string;
}

/** A radio button that a second press deselects (ITEM-24); a native one would stay selected. */
function SingleOption({
  name,
  checked,
  disabled,
  describedBy,
  onToggle,
  children,
}: SingleOptionProps) {
  return (
    <Radio
      name={name}
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={onToggle}
      onClick={() => {
        if (checked) onToggle();
      }}
    >
      {children}
    </Radio>
  );
}

interface ExtraProps {
  /** The id by which the option refers to this text. */
  id: string;
  amount: number | null;
  config: ShopConfig;
}

/** What an option adds to the price: the amount, "free", or a message when its price is unknown. */
function Extra({ id, amount, config }: ExtraProps) {
  if (amount === null) return <span id={id}>{t('rules.price.missing')}</span>;
  if (amount === 0) return <span id={id}>{t('rules.item.free')}</span>;
  return (
    <span id={id}>
      <bdi dir="ltr">
        +<Money amount={amount} currency={config.currency} />
      </bdi>
    </span>
  );
}

function AddOns({ item, config, purchase: { choice, send } }: FoodOptionsProps) {
  const own = useId();
  return (
    <Group>
      <legend>
        {t('catalogue.item.addOns')}
        <small>{t('rules.variation.optional')}</small>
      </legend>
      <Box>
        {item.addOns.map(({ id, name, price }) => {
          const quantity = addOnQuantity(choice, id);
          const extra = `${own}-${id}`;
          return (
            <Option key={id}>
              <Checkbox
                checked={quantity > 0}
                disabled={price === null && quantity === 0}
                aria-describedby={extra}
                onChange={() => send({ type: 'item.addOn.toggled', id })}
              >
                {name}
              </Checkbox>
              <Extra id={extra} amount={price} config={config} />
              {quantity > 0 && (
                <Stepper
                  value={quantity}
                  label={name}
                  bin
                  padded
                  onIncrease={() => send({ type: 'item.addOn.changed', id, by: 1 })}
                  onDecrease={() => send({ type: 'item.addOn.changed', id, by: -1 })}
                />
              )}
            </Option>
          );
        })}
      </Box>
    </Group>
  );
}
