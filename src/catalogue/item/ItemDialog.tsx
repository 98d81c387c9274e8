import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { firstChoice } from '../../../machines/rules/choice.ts';
import type { CartLine, Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { optionsOf, variationOf, type ChosenOptions } from '../../../machines/rules/variations.ts';
import type { ShownPrice } from '../../../machines/rules/shownPrice.ts';
import { useLinesOfItem } from '../../cart/index.ts';
import { resolve, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Corner } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Heart } from '../../wishlist/index.ts';
import { itemHref } from '../links.ts';
import { ShareButton } from '../ShareButton.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
import { FoodOptions } from './FoodOptions.tsx';
import { Gallery } from './Gallery.tsx';
import { ItemAbout } from './ItemAbout.tsx';
import { Tags } from './ItemCard.tsx';
import { PurchaseActions, PurchaseQuestion } from './PurchaseActions.tsx';
import { useChosenPrice } from './shownPrices.ts';
import { StockLine } from './StockLine.tsx';
import { usePurchase, wantedOf, type Purchase } from './usePurchase.ts';
import { VariationChips } from './VariationChips.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';

const Scroll = styled.div`
  overflow-y: auto;
  scrollbar-width: thin;
  flex: 1;
  min-block-size: 0;
`;

const Hero = styled.div`
  position: relative;
`;

const HeartCorner = styled(Corner).attrs({ $at: 'topEnd' as const })`
  inset-block-start: 16px;
  inset-inline-end: 68px;
  /* As large as the buttons beside it, and as high above the picture. */
  > button > span {
    inline-size: 44px;
    block-size: 44px;
    box-shadow: var(--shadow-2), var(--edge);
  }
`;

const ShareCorner = styled(Corner).attrs({ $at: 'topEnd' as const })`
  inset-block-start: 16px;
  inset-inline-end: 120px;
`;

/** The badges on the picture; their width leaves room for the share, heart and close buttons. */
const Badges = styled(Corner).attrs({ $at: 'topStart' as const })`
  inset-block-start: 18px;
  inset-inline-start: 18px;
  max-inline-size: calc(100% - 194px);
`;

/** The corner of the close button, which stays visible while the popup scrolls. */
const CloseCorner = styled(Corner).attrs({ $at: 'topEnd' as const })`
  inset-block-start: 16px;
  inset-inline-end: 16px;
  z-index: 3;
`;

/** The options. They take at most 30 % of the screen's height and scroll by themselves. */
const Options = styled.div`
  background: var(--surface-quiet);
  padding: 4px 24px 20px;
  border-block-start: 1px solid var(--line);
  max-block-size: max(var(--list-scroll-item), 180px);
  overflow-y: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -14px 14px -14px color-mix(in oklab, var(--text) 20%, transparent);
  @media (max-width: 640px) {
    max-block-size: none;
    padding-inline: 20px;
    box-shadow: none;
  }
`;

const Chosen = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 16px;
`;

const Foot = styled.div`
  order: 2;
  padding: 14px 24px calc(20px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  display: grid;
  gap: 14px;
  @media (max-width: 640px) {
    padding-inline: 20px;
  }
`;

interface ItemDialogProps {
  item: Item;
  /** The cart line to change; null when there is none yet. */
  line: CartLine | null;
  /**
   * True: saving changes `line`, whichever variation is chosen. False: a variation that is already
   * in the cart updates its own line, and any other variation is added as a new line (ITEM-35).
   */
  edits?: boolean;
  onClose: () => void;
}

/** The item popup. A dish has option groups and add-ons, any other item has variations (F-10). */
export function ItemDialog(props: ItemDialogProps) {
  const { data: config } = useQuery(configQuery());
  return config === undefined ? null : <Popup {...props} config={config} />;
}

function Popup(props: ItemDialogProps & { config: ShopConfig }) {
  const { item, line, edits = false, onClose, config } = props;
  const lines = useLinesOfItem(item);
  const purchase = usePurchase({
    item,
    choice: line?.choice ?? firstChoice(item),
    lineId: line?.id ?? null,
    lines: edits ? [] : lines,
  });
  const { snapshot, send } = purchase;
  const close = () => send({ type: 'item.closed' });
  const ended = useRef(onClose);
  useEffect(() => {
    ended.current = onClose;
  }, [onClose]);
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isClosed) ended.current();
  }, [isClosed]);
  const options = useProblemShown(purchase);
  const { inCart } = useChosenPrice(wantedOf(item, purchase), config);

  return (
    <>
      <Dialog
        // Stays open below the question; if it closed then, each would remove the other.
        open={!isClosed}
        onClose={close}
        title={item.name}
        width="var(--item-popup-w)"
        bare
      >
        <CloseCorner>
          <IconButton $look="float" aria-label={t('ui.close')} onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
        </CloseCorner>
        <Scroll>
          <Pictures item={item} shown={inCart} config={config} />
          <ItemAbout item={item} shown={inCart} config={config} onLeave={close} />
          {!snapshot.matches({ open: 'unavailable' }) && hasOptions(item) && (
            <Options ref={options}>
              {item.moduleType === 'food' ? (
                <FoodOptions item={item} config={config} purchase={purchase} />
              ) : (
                <ShopOptions item={item} purchase={purchase} />
              )}
            </Options>
          )}
        </Scroll>
        <Foot>
          <PurchaseActions item={item} config={config} purchase={purchase} />
        </Foot>
      </Dialog>
      <PurchaseQuestion item={item} purchase={purchase} />
    </>
  );
}

const hasOptions = (item: Item): boolean =>
  item.moduleType !== 'food' || item.foodVariations.length > 0 || item.addOns.length > 0;

/**
 * After an attempt to order that failed, scrolls to the first option group with a problem and
 * focuses it.
 */
function useProblemShown({ attempts }: Purchase) {
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const problem = options.current?.querySelector<HTMLElement>('[data-problem]');
    problem?.scrollIntoView({ block: 'nearest' });
    (problem?.querySelector('input') ?? problem)?.focus({ preventScroll: true });
  }, [attempts]);
  return options;
}

interface PicturesProps {
  item: Item;
  /** The price, whose discount is one of the badges; null when it is unknown. */
  shown: ShownPrice | null;
  config: ShopConfig;
}

/**
 * The pictures with badges, share button and heart (the favourite button). Items of a campaign have
 * no heart, because a campaign ends (ITEM-03).
 */
function Pictures({ item, shown, config }: PicturesProps) {
  const shared = itemHref(item);
  return (
    <Hero>
      <Gallery item={item} compact magnifies={item.moduleType !== 'food'} />
      <Badges>
        <DiscountBadge shown={shown} currency={config.currency} icon />
        <Tags item={item} look="white" />
      </Badges>
      {shared !== null && (
        <ShareCorner>
          <ShareButton title={item.name} to={shared} look="float" />
        </ShareCorner>
      )}
      {item.kind === 'item' && (
        <HeartCorner>
          <Delayed instead={Nothing}>
            <Heart thing="item" id={item.id} name={item.name} />
          </Delayed>
        </HeartCorner>
      )}
    </Hero>
  );
}

function ShopOptions({ item, purchase }: { item: Item; purchase: Purchase }) {
  const { choice, send } = purchase;
  const [chosen, setChosen] = useState<ChosenOptions>(() =>
    choice.variationType === null ? [] : (optionsOf(item, choice.variationType) ?? []),
  );
  const choose = (next: ChosenOptions) => {
    setChosen(next);
    const variationType = variationOf(item, next)?.type ?? null;
    if (variationType !== choice.variationType) {
      send({ type: 'item.variation.picked', variationType });
    }
  };
  return (
    <Chosen>
      <VariationChips item={item} chosen={chosen} onChoose={choose} />
      {purchase.problems.map((problem, at) => (
        // With a new key at the first attempt, screen readers announce the notice as an alert.
        <div key={`${at}-${purchase.tried}`} data-problem tabIndex={-1}>
          <Notice look={purchase.tried ? 'danger' : 'warning'}>{resolve(problem)}</Notice>
        </div>
      ))}
      <StockLine item={item} variationType={choice.variationType} />
    </Chosen>
  );
}
