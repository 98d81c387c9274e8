import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { firstChoice } from '../../../machines/rules/choice.ts';
import type { CartLine, Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { optionsOf, variationOf, type ChosenOptions } from '../../../machines/rules/variations.ts';
import { useCartLines, useLinesOfItem } from '../../cart/index.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { docked } from '../../ui/style/docked.ts';
import { OfferedPrice } from './OfferedPrice.tsx';
import { PurchaseActions, PurchaseQuestion, BuyButtons } from './PurchaseActions.tsx';
import { useChosenPrice } from './shownPrices.ts';
import { StockLine } from './StockLine.tsx';
import { usePurchase } from './usePurchase.ts';
import { VariationChips } from './VariationChips.tsx';

/**
 * The panel. On narrow screens its buy buttons stay visible above the tab bar while the page
 * scrolls.
 */
const Box = styled.div`
  display: grid;
  gap: var(--sp-5);
  @media (max-width: 860px) {
    ${BuyButtons} {
      ${docked}
    }
  }
`;

interface PurchasePanelProps {
  item: Item;
  config: ShopConfig;
}

/** Price, options, quantity and buy buttons on an item's own page (ITEM-33..38). */
export function PurchasePanel({ item, config }: PurchasePanelProps) {
  const outlet = useOutlet();
  const lines = useLinesOfItem(item);
  const [chosen, setChosen] = useState<ChosenOptions>(() => {
    const { variationType } = firstChoice(item);
    return variationType === null ? [] : (optionsOf(item, variationType) ?? []);
  });
  const variation = variationOf(item, chosen);
  const variationType = item.stockVariations.length === 0 ? null : (variation?.type ?? null);
  const [run, setRun] = useState({ count: 0, focus: false });
  const box = useRef<HTMLDivElement>(null);
  const startAnew = () => {
    const active = box.current?.ownerDocument.activeElement ?? null;
    const left = active !== null && active.localName !== 'body' && !box.current?.contains(active);
    setRun(({ count }) => ({ count: count + 1, focus: !left }));
  };
  const line = lines.find(({ choice }) => choice.variationType === variationType) ?? null;
  const choice = line?.choice ?? { ...firstChoice(item), variationType };
  const { inCart } = useChosenPrice(
    {
      item,
      choice,
      lineId: line?.id ?? null,
      lines: useCartLines(),
      apart: item.kind === 'campaign',
    },
    config,
  );
  const byDialog = item.foodVariations.length > 0 || item.addOns.length > 0;

  return (
    <Box ref={box} role="group" aria-label={t('catalogue.product.buy', { name: item.name })}>
      <OfferedPrice large shown={inCart} currency={config.currency} />
      <StockLine item={item} variationType={variationType} />
      {item.prescriptionRequired && <Notice>{t('catalogue.item.prescription')}</Notice>}
      {byDialog ? (
        <Button
          look="primary"
          size="lg"
          onClick={() =>
            outlet({
              type: 'overlay.opened',
              overlay: { kind: 'item', item, line: null, edits: false },
            })
          }
        >
          {t('catalogue.product.choose')}
        </Button>
      ) : (
        <>
          <VariationChips item={item} chosen={chosen} onChoose={setChosen} />
          <VariationPurchase
            key={`${variationType ?? ''}-${run.count}`}
            item={item}
            config={config}
            line={line}
            variationType={variationType}
            focusFirst={run.focus}
            onDone={startAnew}
          />
        </>
      )}
    </Box>
  );
}

interface VariationPurchaseProps extends PurchasePanelProps {
  /**
   * The cart line that already has this variation; saving updates it instead of adding a line
   * (ITEM-35). null when no line has it.
   */
  line: CartLine | null;
  variationType: string | null;
  /**
   * Whether the keyboard focus was in the panel at the last save; it then returns to the save
   * button.
   */
  focusFirst: boolean;
  onDone: () => void;
}

/**
 * Quantity and buttons to add one variation of the item to the cart, or to buy it at once. `line`
 * is the cart line that already has this variation, or null. The controls read it only at the
 * start, so `onDone` asks the caller to mount this component again: after the item was added or
 * bought, and when the variation gets another line, loses it, or the quantity of its line was changed
 * in the cart.
 */
function VariationPurchase({
  item,
  config,
  line,
  variationType,
  focusFirst,
  onDone,
}: VariationPurchaseProps) {
  const purchase = usePurchase({
    item,
    choice: line?.choice ?? { ...firstChoice(item), variationType },
    lineId: line?.id ?? null,
  });
  const { snapshot, lineId } = purchase;
  const { before } = snapshot.context;
  const isSameLine =
    lineId === (line?.id ?? null) && (line === null || line.choice.quantity === before.quantity);
  const stale = snapshot.matches('open') && !isSameLine;
  const done = snapshot.matches('closed') || stale;
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (done) finish.current();
  }, [done]);
  return (
    <>
      {purchase.problems.map((problem, at) => (
        // With a new key at the first attempt, screen readers announce the notice as an alert.
        <Notice key={`${at}-${purchase.tried}`} look={purchase.tried ? 'danger' : 'warning'}>
          {resolve(problem)}
        </Notice>
      ))}
      <PurchaseActions item={item} config={config} purchase={purchase} focusFirst={focusFirst} />
      <PurchaseQuestion item={item} purchase={purchase} />
    </>
  );
}
