import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { ShoppingBag, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import {
  itemDialogMachine,
  type CartFacts,
  type ItemDialogFact,
} from '../../machines/catalogue/itemDialog.machine.ts';
import { windowOf } from '../../machines/rules/availability.ts';
import { holdsOtherStore, quantityElsewhere } from '../../machines/rules/cartRules.ts';
import { addOnQuantity, firstChoice } from '../../machines/rules/choice.ts';
import { cardPrice, discountChip, priceLine } from '../../machines/rules/discount.ts';
import type { CartLine, Item, ItemChoice, ShopConfig } from '../../machines/rules/domain.ts';
import { canDecrease, stockOf } from '../../machines/rules/quantity.ts';
import {
  foodGroupHint,
  foodGroupLabel,
  optionsOf,
  optionStates,
  variationOf,
} from '../../machines/rules/variations.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { saveToCart, useCartActor, useCartLines } from '../cart/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox, Radio } from '../ui/Choice.tsx';
import { Badge, Chip } from '../ui/Chip.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog, DialogTitle } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money, Price } from '../ui/Price.tsx';
import { Rating, VegMark } from '../ui/Rating.tsx';
import { Stage } from '../ui/Stage.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { storeOfItemHref } from './links.ts';

const Scroll = styled.div`
  overflow-y: auto;
  scrollbar-width: thin;
  flex: 1;
  min-block-size: 0;
`;

const Hero = styled.div`
  position: relative;
  > div:first-child {
    block-size: 196px;
    aspect-ratio: auto;
    border-radius: 0;
  }
  img {
    block-size: 148px;
    inline-size: auto;
  }
`;

const CornerStart = styled.div`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-start: 16px;
  display: flex;
  gap: 6px;
`;
const CornerEnd = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
`;

const Facts = styled.div`
  padding: 20px 24px 18px;
  display: grid;
  gap: 8px;
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    display: flex;
    gap: 10px;
    align-items: center;
  }
  a {
    color: var(--accent-text);
    font-weight: 620;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;

/** The list area takes 30 % of the screen and scrolls by itself; on a phone the sheet scrolls. */
const Options = styled.div`
  background: var(--surface-quiet);
  padding: 6px 24px;
  max-block-size: max(30vh, 180px);
  overflow-y: auto;
  scrollbar-width: thin;
  fieldset {
    padding-block: 12px;
  }
  legend {
    font: var(--type-label);
    display: flex;
    gap: 8px;
    align-items: center;
    padding-block: 6px;
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  @media (max-width: 640px) {
    max-block-size: none;
  }
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > label {
    flex: 1;
  }
  > span {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const Foot = styled.div`
  padding: 16px 24px 20px;
  border-block-start: 1px solid var(--line);
  display: grid;
  gap: 14px;
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  b {
    font: var(--type-h3);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 12px;
  > button {
    flex: 1;
    padding-inline: 12px;
  }
`;

interface ItemDialogProps {
  item: Item;
  /** The line being changed, null for a new one. */
  line: CartLine | null;
  onFact: (fact: ItemDialogFact) => void;
  onClose: () => void;
}

/** The item popup in both forms: food with groups and add-ons, shop with combinations (F-10). */
export function ItemDialog({ item, line, onFact, onClose }: ItemDialogProps) {
  const { data: config } = useQuery(configQuery());
  const cart = useCartActor();
  const lines = useCartLines();
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const machine = useMemo(
    () =>
      itemDialogMachine.provide({
        actors: {
          saveToCart: fromPromise<
            void,
            { item: Item; choice: ItemChoice; lineId: number | null; replaceCart: boolean }
          >(({ input }) => saveToCart(cart, input)),
        },
      }),
    [cart],
  );
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      item,
      choice: line?.choice ?? firstChoice(item),
      lineId: line?.id ?? null,
      now: wallClockOf(now()),
    },
  });
  useEffect(() => {
    const heard = actor.on('*', onFact);
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  useEffect(() => {
    if (snapshot.matches('closed')) onClose();
  }, [snapshot, onClose]);

  const { choice } = snapshot.context;
  const facts: CartFacts = {
    hasPlace: place !== null,
    hasToken: signedIn,
    holdsOtherStore: holdsOtherStore(lines, item),
    inOtherLines: quantityElsewhere(lines, item, choice, line?.id ?? null),
  };
  const food = item.moduleType === 'food';
  const close = () => send({ type: 'item.closed' });
  if (config === undefined) return null;

  return (
    <>
      <Dialog
        open={!snapshot.matches('closed') && !snapshot.matches('confirmingClear')}
        onClose={close}
        title={item.name}
        width="var(--item-popup-w)"
        bare
      >
        <Scroll>
          <Hero>
            <Stage id={item.id} image={item.imageUrl} alt={item.name} eager />
            <CornerStart>
              <DiscountBadge item={item} config={config} />
            </CornerStart>
            <CornerEnd>
              <IconButton $look="float" aria-label={t('ui.close')} onClick={close}>
                <X size={20} aria-hidden />
              </IconButton>
            </CornerEnd>
          </Hero>
          <ItemFacts item={item} choice={choice} config={config} onLeave={close} />
          <Options>
            {food ? (
              <FoodOptions item={item} choice={choice} config={config} send={send} />
            ) : (
              <ShopOptions item={item} choice={choice} send={send} />
            )}
          </Options>
        </Scroll>
        <Foot>
          {snapshot.matches({ open: 'unavailable' }) ? (
            <Notice look="warning">
              <Unavailable item={item} config={config} />
            </Notice>
          ) : (
            <>
              <Total>
                <div>
                  <small>{t('catalogue.item.total')}</small>
                  <br />
                  <b>
                    <Money
                      amount={priceLine(item, choice, config.currency.digits).total}
                      currency={config.currency}
                    />
                  </b>
                </div>
                <Stepper
                  value={choice.quantity}
                  label={item.name}
                  padded
                  onIncrease={() =>
                    send({ type: 'item.increased', inOtherLines: facts.inOtherLines })
                  }
                  onDecrease={() => send({ type: 'item.decreased' })}
                  full={
                    !canDecrease(choice, 1) && stockOf(item, choice.variationType) === 0 && !food
                  }
                />
              </Total>
              <Buttons>
                {snapshot.matches({ open: 'campaign' }) ? (
                  <Button
                    look="primary"
                    size="lg"
                    onClick={() => send({ type: 'item.ordered', cart: facts })}
                  >
                    {t('catalogue.item.orderNow')}
                  </Button>
                ) : (
                  <>
                    <Button
                      look="soft"
                      size="lg"
                      onClick={() => send({ type: 'item.bought', cart: facts })}
                    >
                      {t('catalogue.item.buyNow')}
                    </Button>
                    <Button
                      look="primary"
                      size="lg"
                      icon={<ShoppingBag size={20} aria-hidden />}
                      busy={snapshot.hasTag('busy') && t('catalogue.item.adding')}
                      onClick={() => send({ type: 'item.saved', cart: facts })}
                    >
                      {saveLabel(food, line !== null)}
                    </Button>
                  </>
                )}
              </Buttons>
            </>
          )}
        </Foot>
      </Dialog>
      <ConfirmDialog
        open={snapshot.matches('confirmingClear')}
        title={t('cart.clear.title')}
        confirm={t('cart.clear.confirm')}
        danger
        onConfirm={() => send({ type: 'item.clear.confirmed' })}
        onCancel={() => send({ type: 'item.clear.declined' })}
      >
        {t('cart.clear.text')}
      </ConfirmDialog>
    </>
  );
}

/** Each form keeps its own capitals (OPEN-15). */
function saveLabel(food: boolean, update: boolean): string {
  if (food) return t(update ? 'catalogue.item.updateCart' : 'catalogue.item.addCart');
  return t(update ? 'catalogue.item.updateCartShop' : 'catalogue.item.addCartShop');
}

function DiscountBadge({ item, config }: { item: Item; config: ShopConfig }) {
  const chip = discountChip(item);
  if (chip === null) return null;
  return (
    <Badge $look="accent">
      <bdi dir="ltr">
        {chip.type === 'percent' ? (
          `−${chip.value}%`
        ) : (
          <Money amount={-chip.value} currency={config.currency} />
        )}
      </bdi>
    </Badge>
  );
}

function Unavailable({ item, config }: { item: Item; config: ShopConfig }) {
  const span = windowOf(item, config.twelveHourClock, {
    am: t('rules.time.am'),
    pm: t('rules.time.pm'),
  });
  return (
    <>
      <b>{t('rules.availability.unavailable')}</b>
      {span !== null && (
        <p>
          <bdi>{t('catalogue.item.window', { from: span.from, to: span.to })}</bdi>
        </p>
      )}
    </>
  );
}

function ItemFacts({
  item,
  choice,
  config,
  onLeave,
}: {
  item: Item;
  choice: ItemChoice;
  config: ShopConfig;
  onLeave: () => void;
}) {
  const [whole, setWhole] = useState(false);
  const long = item.description.length > 70;
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  const shown = variation === undefined ? item : { ...item, price: variation.price };
  const { price, original } = cardPrice(shown, config.currency.digits);
  const lists: [string, string[]][] = [
    [t('catalogue.item.generic'), item.genericNames],
    [t('catalogue.item.nutrition'), item.nutritions],
    [t('catalogue.item.allergens'), item.allergies],
  ];
  return (
    <Facts>
      <DialogTitle asChild>
        <h2>
          {item.moduleType === 'food' && config.vegToggle && <VegMark veg={item.veg} />}
          {item.name}
        </h2>
      </DialogTitle>
      <Row>
        <Price
          amount={price}
          currency={config.currency}
          {...(original === null ? {} : { original })}
        />
        {item.avgRating > 0 && (
          <Rating value={item.avgRating} count={item.ratingCount} digits={config.currency.digits} />
        )}
        <Link to={storeOfItemHref(item)} onClick={onLeave}>
          {item.storeName}
        </Link>
      </Row>
      <p>
        {whole || !long ? item.description : `${item.description.slice(0, 70)}…`}{' '}
        {long && (
          <Button look="ghost" size="sm" onClick={() => setWhole(!whole)} aria-expanded={whole}>
            {t(whole ? 'catalogue.item.less' : 'catalogue.item.more')}
          </Button>
        )}
      </p>
      {lists.map(
        ([title, words]) =>
          words.length > 0 && (
            <Row key={title}>
              <p>{title}</p>
              {words.map((word) => (
                <Badge key={word}>{word}</Badge>
              ))}
            </Row>
          ),
      )}
      {item.prescriptionRequired && <Notice>{t('catalogue.item.prescription')}</Notice>}
    </Facts>
  );
}

type Send = (
  event: Parameters<ReturnType<typeof useMachine<typeof itemDialogMachine>>[1]>[0],
) => void;

function FoodOptions({
  item,
  choice,
  config,
  send,
}: {
  item: Item;
  choice: ItemChoice;
  config: ShopConfig;
  send: Send;
}) {
  return (
    <>
      {item.foodVariations.map((group) => {
        const labels = choice.food.find(({ name }) => name === group.name)?.labels ?? [];
        const hint = foodGroupHint(group);
        return (
          <fieldset key={group.name}>
            <legend>
              {group.name} <small>{resolve(foodGroupLabel(group))}</small>
            </legend>
            {hint !== null && <small>{resolve(hint)}</small>}
            {group.options.map((option) => {
              const shared = {
                name: group.name,
                checked: labels.includes(option.label),
                onChange: () =>
                  send({ type: 'item.option.toggled', group: group.name, label: option.label }),
              };
              return (
                <Choice key={option.label}>
                  {group.type === 'multi' ? (
                    <Checkbox {...shared}>{option.label}</Checkbox>
                  ) : (
                    <Radio {...shared} onClick={deselect(shared.checked, shared.onChange)}>
                      {option.label}
                    </Radio>
                  )}
                  <span>
                    {option.price === 0 ? (
                      t('rules.item.free')
                    ) : (
                      <Money amount={option.price} currency={config.currency} />
                    )}
                  </span>
                </Choice>
              );
            })}
          </fieldset>
        );
      })}
      {item.addOns.length > 0 && (
        <fieldset>
          <legend>{t('catalogue.item.addOns')}</legend>
          {item.addOns.map((addOn) => {
            const quantity = addOnQuantity(choice, addOn.id);
            return (
              <Choice key={addOn.id}>
                <Checkbox
                  checked={quantity > 0}
                  onChange={() => send({ type: 'item.addOn.toggled', id: addOn.id })}
                >
                  {addOn.name}
                </Checkbox>
                <span>
                  <Money amount={addOn.price} currency={config.currency} />
                </span>
                {quantity > 0 && (
                  <Stepper
                    value={quantity}
                    label={addOn.name}
                    bin
                    onIncrease={() => send({ type: 'item.addOn.changed', id: addOn.id, by: 1 })}
                    onDecrease={() => send({ type: 'item.addOn.changed', id: addOn.id, by: -1 })}
                  />
                )}
              </Choice>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

/** Clicking the chosen single option takes it back (ITEM-24); a radio alone would not say so. */
const deselect = (checked: boolean, toggle: () => void) => () => {
  if (checked) toggle();
};

function ShopOptions({ item, choice, send }: { item: Item; choice: ItemChoice; send: Send }) {
  const chosen = choice.variationType === null ? [] : (optionsOf(item, choice.variationType) ?? []);
  const states = optionStates(item, chosen);
  const stock = stockOf(item, choice.variationType);
  return (
    <>
      {item.choiceOptions.map((group, at) => (
        <fieldset key={group.name}>
          <legend>{group.title}</legend>
          <Row>
            {group.options.map((option, index) => {
              const wanted = item.choiceOptions.map((_, other) =>
                other === at ? option : (chosen[other] ?? null),
              );
              const variation = variationOf(item, wanted);
              return (
                <Chip
                  key={option}
                  aria-pressed={chosen[at] === option}
                  disabled={states[at]?.[index] === false}
                  onClick={() =>
                    variation !== null &&
                    send({ type: 'item.variation.picked', variationType: variation.type })
                  }
                >
                  {option}
                </Chip>
              );
            })}
          </Row>
        </fieldset>
      ))}
      <p>
        {stock === 0 ? (
          <Badge $look="danger">{t('catalogue.item.outOfStock')}</Badge>
        ) : (
          <Badge $look="success">{t('catalogue.item.inStock', { count: stock })}</Badge>
        )}
      </p>
    </>
  );
}
