import type { CheckoutChoices } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { t } from '../messages/index.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../site/index.ts';
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
      summary={extrasSummary(snapshot.context.choices, (amount) =>
        isolatedMoney(amount, facts.config.currency),
      )}
    >
      <Delayed fallback={<Skeleton $height="320px" />}>
        <ExtrasFields {...props} />
      </Delayed>
    </Part>
  );
}

/** A one-line summary of the chosen tip, the notes, and wishes such as cutlery. */
function extrasSummary(choices: CheckoutChoices, money: (amount: number) => string): string {
  const set = [
    choices.tip > 0 ? `${t('checkout.sum.tip')} ${money(choices.tip)}` : '',
    choices.note,
    choices.deliveryInstruction,
    choices.unavailableNote,
    choices.cutlery ? t('checkout.cutlery') : '',
    choices.extraPackaging ? t('checkout.packaging') : '',
  ].filter(Boolean);
  return set.length === 0 ? t('checkout.extras.none') : set.join(' · ');
}
