import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { ArrowRight, ShoppingBag, Truck } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { isBusy, lineElementKey, lineError } from '../../machines/cart/selectors.ts';
import { priceLine } from '../../machines/rules/discount.ts';
import type { CartLine, ShopConfig } from '../../machines/rules/domain.ts';
import { freeDeliveryProgress } from '../../machines/rules/fee.ts';
import { quantityProblem } from '../../machines/rules/quantity.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { EmptyPanel, ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Stage } from '../ui/Stage.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useCartActor, useCartLines, useSubtotal } from './index.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 16px;
  padding-block: 18px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  h3 {
    font: var(--type-title);
  }
`;

const Detail = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  margin-block: 3px 10px;
`;

const Bottom = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  b {
    font: var(--type-price);
    font-variant-numeric: tabular-nums;
  }
`;

const Free = styled.div`
  padding: 14px 16px;
  border-radius: 18px;
  background: var(--accent-softer);
  display: grid;
  gap: 10px;
  p {
    font: var(--type-sm);
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  font: var(--type-h3);
  margin-block-end: 14px;
  flex-basis: 100%;
`;

const Foot = styled(DialogFoot)`
  flex-wrap: wrap;
`;

function details({ item, choice }: CartLine): string {
  const options = choice.food.flatMap(({ labels }) => labels);
  const extras = choice.addOns.flatMap(({ id, quantity }) => {
    const addOn = item.addOns.find((one) => one.id === id);
    return addOn === undefined ? [] : [`${addOn.name} × ${quantity}`];
  });
  return [
    ...options,
    ...(choice.variationType === null ? [] : [choice.variationType]),
    ...extras,
  ].join(', ');
}

const CartRow = memo(function CartRow({ line, config }: { line: CartLine; config: ShopConfig }) {
  const cart = useCartActor();
  const busy = useSelector(cart, (snapshot) => isBusy(snapshot, line.id));
  const problem = useSelector(cart, (snapshot) => lineError(snapshot, line.id), shallowEqual);
  const { quantity } = line.choice;
  const words = details(line);
  const change = (next: number) =>
    cart.send({ type: 'cart.line.quantity.changed', lineId: line.id, quantity: next });
  return (
    <Line aria-busy={busy}>
      <Stage id={line.item.id} image={line.item.imageUrl} radius="18px" art="66%" />
      <div>
        <h3>{line.item.name}</h3>
        {words !== '' && <Detail>{words}</Detail>}
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <Bottom>
          <Stepper
            value={quantity}
            label={line.item.name}
            bin
            padded
            full={quantityProblem(line.item, line.choice.variationType, quantity + 1) !== null}
            onIncrease={() => change(quantity + 1)}
            onDecrease={() =>
              quantity === 1
                ? cart.send({ type: 'cart.line.removed', lineId: line.id })
                : change(quantity - 1)
            }
          />
          <b>
            <Money
              amount={priceLine(line.item, line.choice, config.currency.digits).total}
              currency={config.currency}
            />
          </b>
        </Bottom>
      </div>
    </Line>
  );
});

function FreeDelivery({ subtotal, config }: { subtotal: number; config: ShopConfig }) {
  const progress = freeDeliveryProgress(subtotal, config.freeDelivery, config.currency.digits);
  if (progress === null) return null;
  return (
    <Free>
      <p>
        <Truck size={18} aria-hidden />
        {progress.reached ? (
          <b>{t('cart.free.reached')}</b>
        ) : (
          <span>
            <b>
              <Money amount={progress.remaining} currency={config.currency} />
            </b>{' '}
            {t('cart.free.more')}
          </span>
        )}
      </p>
      <ProgressBar percent={progress.percent} label={t('cart.free.label')} />
    </Free>
  );
}

interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  onCheckout: () => void;
}

/** The cart at the side: lines with their steppers, free-delivery bar, subtotal (F-09). */
export function CartDrawer({ open, onClose, onCheckout }: CartDrawerProps) {
  const { data: config } = useQuery(configQuery());
  const cart = useCartActor();
  const lines = useCartLines();
  const failed = useSelector(cart, (snapshot) => snapshot.hasTag('failed'));
  const problem = useSelector(cart, (snapshot) => snapshot.context.problem);
  const offline = useSelector(cart, (snapshot) => snapshot.hasTag('offline'));
  const subtotal = useSubtotal(config?.currency.digits ?? 2);
  const elementKey = (line: CartLine) => lineElementKey(cart.getSnapshot(), line.id);
  return (
    <Dialog open={open} onClose={onClose} title={t('cart.title')} width="var(--cart-w)" drawer>
      <DialogBody>
        {offline && <Notice look="warning">{t('app.offline')}</Notice>}
        {failed && problem !== null && (
          <ErrorPanel message={problem} onRetry={() => cart.send({ type: 'cart.retry' })} />
        )}
        {lines.length === 0 && !failed && (
          <EmptyPanel
            title={t('cart.empty.title')}
            text={t('cart.empty.text')}
            icon={<ShoppingBag strokeWidth={1.4} aria-hidden />}
            action={
              <Button look="primary" onClick={onClose}>
                {t('cart.empty.continue')}
              </Button>
            }
          />
        )}
        {config !== undefined && lines.length > 0 && (
          <>
            <FreeDelivery subtotal={subtotal} config={config} />
            <ul>
              {lines.map((line) => (
                <CartRow key={elementKey(line)} line={line} config={config} />
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      {config !== undefined && lines.length > 0 && (
        <Foot>
          <Sum>
            <span>{t('cart.subtotal')}</span>
            <Money amount={subtotal} currency={config.currency} />
          </Sum>
          <Button look="primary" size="lg" block onClick={onCheckout}>
            {t('cart.checkout')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </Button>
        </Foot>
      )}
    </Dialog>
  );
}
