import { useMachine } from '@xstate/react';
import { ShoppingBag } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import {
  itemDialogMachine,
  type CartFacts,
  type ItemDialogFact,
} from '../../machines/catalogue/itemDialog.machine.ts';
import { windowOf } from '../../machines/rules/availability.ts';
import { holdsOtherStore, quantityElsewhere } from '../../machines/rules/cartRules.ts';
import { firstChoice } from '../../machines/rules/choice.ts';
import { cardPrice, priceLine } from '../../machines/rules/discount.ts';
import type { CartLine, Item, ItemChoice, ShopConfig } from '../../machines/rules/domain.ts';
import { quantityProblem, stockOf } from '../../machines/rules/quantity.ts';
import { optionsOf, variationOf, type ChosenOptions } from '../../machines/rules/variations.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { saveToCart, useCartActor, useCartLines, useLinesOfItem } from '../cart/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { usePlace } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money, Price } from '../ui/Price.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useItemOpener } from './opener.ts';
import { VariationChips } from './VariationChips.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--sp-5);
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-2);
  }
  b {
    font: var(--type-h3);
  }
`;

/** On a phone the way to buy stays in reach above the tab bar. */
const Ways = styled.div`
  display: flex;
  gap: 12px;
  > button {
    flex: 1;
    padding-inline: 12px;
  }
  @media (max-width: 860px) {
    position: sticky;
    inset-block-end: calc(var(--tabbar-h) + 8px);
    z-index: 3;
    padding: 8px;
    margin-inline: -8px;
    border-radius: var(--r-xl);
    background: var(--glass);
    box-shadow: var(--shadow-2), var(--edge);
  }
`;

interface PurchasePanelProps {
  item: Item;
  config: ShopConfig;
  onFact: (fact: ItemDialogFact) => void;
}

/** Price, choices, quantity and the ways to buy, on an item's own page (ITEM-33..38). */
export function PurchasePanel({ item, config, onFact }: PurchasePanelProps) {
  const open = useItemOpener();
  const lines = useLinesOfItem(item);
  const [chosen, setChosen] = useState<ChosenOptions>(() => {
    const { variationType } = firstChoice(item);
    return variationType === null ? [] : (optionsOf(item, variationType) ?? []);
  });
  const variation = variationOf(item, chosen);
  const variationType = item.stockVariations.length === 0 ? null : (variation?.type ?? null);
  const shown = variation === null ? item : { ...item, price: variation.price };
  const { price, original } = cardPrice(shown, config.currency.digits);
  const [run, setRun] = useState({ count: 0, focus: false });
  const box = useRef<HTMLDivElement>(null);
  const startAnew = () => {
    const active = box.current?.ownerDocument.activeElement ?? null;
    const left = active !== null && active.localName !== 'body' && !box.current?.contains(active);
    setRun(({ count }) => ({ count: count + 1, focus: !left }));
  };
  const line = lines.find(({ choice }) => choice.variationType === variationType) ?? null;
  const byDialog = item.foodVariations.length > 0 || item.addOns.length > 0;

  return (
    <Box ref={box} role="group" aria-label={t('catalogue.product.buy', { name: item.name })}>
      <Price
        amount={price}
        currency={config.currency}
        {...(original === null ? {} : { original })}
      />
      <StockLine item={item} variationType={variationType} />
      {item.prescriptionRequired && <Notice>{t('catalogue.item.prescription')}</Notice>}
      {byDialog ? (
        <Button look="primary" size="lg" onClick={() => open(item, null)}>
          {t('catalogue.product.choose')}
        </Button>
      ) : (
        <>
          <VariationChips item={item} chosen={chosen} onChoose={setChosen} />
          <Purchase
            key={`${variationType ?? ''}-${run.count}`}
            item={item}
            config={config}
            line={line}
            variationType={variationType}
            focusFirst={run.focus}
            onFact={onFact}
            onDone={startAnew}
          />
        </>
      )}
    </Box>
  );
}

function StockLine({ item, variationType }: { item: Item; variationType: string | null }) {
  const undecided = item.stockVariations.length > 0 && variationType === null;
  if (item.moduleType === 'food' || undecided) return null;
  const stock = stockOf(item, variationType);
  return (
    <p role="status">
      {stock > 0 ? (
        <Badge $look="success">{t('catalogue.item.inStock', { count: stock })}</Badge>
      ) : (
        <Badge $look="danger">{t('catalogue.item.outOfStock')}</Badge>
      )}
    </p>
  );
}

interface PurchaseProps extends PurchasePanelProps {
  /** The cart's line of this very variation: it is updated instead of added to (ITEM-35). */
  line: CartLine | null;
  variationType: string | null;
  /** Whether the keyboard was here before the last save, so that it comes back. */
  focusFirst: boolean;
  onDone: () => void;
}

/** One choice on its way: lives until it is saved, or until the cart's line became another. */
function Purchase(props: PurchaseProps) {
  const { item, config, line, variationType, focusFirst, onFact, onDone } = props;
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
      choice: line?.choice ?? { ...firstChoice(item), variationType },
      lineId: line?.id ?? null,
      now: wallClockOf(now()),
    },
  });
  useEffect(() => {
    const heard = actor.on('*', onFact);
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  const { choice, lineId } = snapshot.context;
  const stale = snapshot.matches('open') && lineId !== (line?.id ?? null);
  const done = snapshot.matches('closed') || stale;
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (done) finish.current();
  }, [done]);

  const inOtherLines = quantityElsewhere(lines, item, choice, lineId);
  const facts: CartFacts = {
    hasPlace: place !== null,
    hasToken: signedIn,
    holdsOtherStore: holdsOtherStore(lines, item),
    inOtherLines,
  };
  if (snapshot.matches({ open: 'unavailable' })) {
    return <UnavailableNotice item={item} config={config} />;
  }
  return (
    <>
      <Total>
        <div>
          <small>{t('catalogue.item.total')}</small>
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
          full={
            quantityProblem(item, choice.variationType, choice.quantity + 1, inOtherLines) !== null
          }
          onIncrease={() => send({ type: 'item.increased', inOtherLines })}
          onDecrease={() => send({ type: 'item.decreased' })}
        />
      </Total>
      <Ways>
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
            <SaveButton
              update={lineId !== null}
              busy={snapshot.hasTag('busy')}
              focusFirst={focusFirst}
              onSave={() => send({ type: 'item.saved', cart: facts })}
            />
          </>
        )}
      </Ways>
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

interface SaveButtonProps {
  update: boolean;
  busy: boolean;
  focusFirst: boolean;
  onSave: () => void;
}

function SaveButton({ update, busy, focusFirst, onSave }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusFirst) button.current?.focus({ preventScroll: true });
  }, [focusFirst]);
  return (
    <Button
      ref={button}
      look="primary"
      size="lg"
      icon={<ShoppingBag size={20} aria-hidden />}
      busy={busy && t('catalogue.item.adding')}
      onClick={onSave}
    >
      {t(update ? 'catalogue.item.updateCartShop' : 'catalogue.item.addCartShop')}
    </Button>
  );
}

function UnavailableNotice({ item, config }: { item: Item; config: ShopConfig }) {
  const span = windowOf(item, config.twelveHourClock, {
    am: t('rules.time.am'),
    pm: t('rules.time.pm'),
  });
  return (
    <Notice look="warning">
      <b>{t('rules.availability.unavailable')}</b>
      {span !== null && (
        <p>
          <bdi>{t('catalogue.item.window', { from: span.from, to: span.to })}</bdi>
        </p>
      )}
    </Notice>
  );
}
