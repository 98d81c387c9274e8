import type { CheckoutChoices, ShopConfig } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { t } from '../messages/index.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { ExtrasFields } from './lazyParts.ts';
import { Part, useFold, type PartOfForm } from './Part.tsx';

/**
 * The part of the checkout form for what is optional: the tip, notes, and wishes such as cutlery.
 * It is folded to a one-line summary until the customer opens it.
 */
export function Extras(props: PartOfForm) {
  const { number, snapshot, facts } = props;
  const fold = useFold(false, null, snapshot);
  return (
    <Part
      number={number}
      title={t('checkout.extras.title')}
      section={null}
      snapshot={snapshot}
      fold={fold}
      summary={extrasSummary(snapshot.context.choices, facts.config)}
    >
      <Delayed instead={FailedPart} fallback={<Skeleton $height="320px" />}>
        <ExtrasFields {...props} />
      </Delayed>
    </Part>
  );
}

/**
 * A one-line summary of the chosen tip, the notes, and wishes such as cutlery. A collected order has
 * no courier, so its tip and its words to the courier are left out; a shop may offer no tips at all.
 */
function extrasSummary(
  choices: CheckoutChoices,
  { courierTips, currency }: Pick<ShopConfig, 'courierTips' | 'currency'>,
): string {
  const isDelivered = choices.orderType !== 'take_away';
  const hasTip = courierTips && isDelivered;
  const set = [
    hasTip && choices.tip > 0
      ? `${t('checkout.sum.tip')} ${isolatedMoney(choices.tip, currency)}`
      : '',
    choices.note,
    isDelivered ? choices.deliveryInstruction : '',
    choices.unavailableNote,
    choices.cutlery ? t('checkout.cutlery') : '',
    choices.extraPackaging ? t('checkout.packaging') : '',
  ].filter(Boolean);
  if (set.length > 0) return set.join(' · ');
  return t(hasTip ? 'checkout.extras.none' : 'checkout.extras.noneWithoutTip');
}
