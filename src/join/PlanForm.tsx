import { useQuery } from '@tanstack/react-query';
import { Check, CreditCard, Gift, Package, Percent } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { storeFields, type StorePlan } from '../../machines/rules/registration.ts';
import type { PartnerTerms, StorePackage } from '../api/join/read.ts';
import { formatNumber, t } from '../messages/index.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { Badge } from '../ui/Chip.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { FieldNote } from '../ui/Field.tsx';
import { useSchemaForm, type FieldBinding, type SchemaForm } from '../ui/form/useSchemaForm.ts';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FormFoot, FormGroup, Pair, Parts } from './formParts.tsx';
import { packagesQuery } from './queries.ts';

const Packages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 16px;
`;

const PackageCard = styled.label`
  position: relative;
  display: grid;
  gap: 10px;
  align-content: start;
  padding: 24px;
  border-radius: var(--r-xl);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2.5px var(--ink);
    background: var(--surface-quiet);
  }
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  b {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  p > bdi {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
    font-variant-numeric: tabular-nums;
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  li {
    display: flex;
    gap: 8px;
    align-items: center;
    font: var(--type-sm);
    padding-block: 3px;
  }
  li > svg {
    color: var(--success);
    flex: none;
  }
  > span {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
  }
`;

/** The values of the plan form: how the store pays the shop. */
interface PlanValues {
  kind: StorePlan['kind'];
  packageId: string;
  gateway: string;
}

interface PlanFormProps {
  terms: PartnerTerms;
  config: ShopConfig;
  /** The module in which the store sells; null when it is unknown, such as after a reload. */
  moduleId: number | null;
  refusal: Failure['entries'];
  busy: string | false;
  /** The label of the submit button. */
  go: string;
  onSubmit: (plan: StorePlan) => void;
  onBack?: () => void;
}

const asPlan = ({ kind, packageId, gateway }: PlanValues): StorePlan =>
  kind === 'commission'
    ? { kind, packageId: null, gateway: '' }
    : { kind, packageId: Number(packageId), gateway };

/**
 * The form in which a store chooses how it pays the shop: a commission on each order, or a package
 * for a number of days, which begins with a free trial or a payment (LAND-12). `terms` say which of
 * them the shop offers; `go` is the label of the submit button.
 */
export function PlanForm(props: PlanFormProps) {
  const { terms, config, moduleId, refusal, busy, go, onSubmit, onBack } = props;
  const form = useSchemaForm<PlanValues>({
    schema: async () => (await import('./schemas.ts')).planSchema(),
    values: {
      kind: terms.packages !== null && terms.commission === null ? 'subscription' : 'commission',
      packageId: '',
      gateway: terms.packages?.trial ? 'free_trial' : '',
    },
    busy: busy !== false,
    refusal: { entries: refusal, fields: storeFields.plan },
    onSubmit: (values) => onSubmit(asPlan(values)),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { error, ...field } = form.field('kind');
  return (
    <Parts of={form}>
      <FormGroup title={t('join.plan.how')}>
        <Pair role="radiogroup" aria-label={t('join.plan.how')}>
          {(terms.commission !== null || terms.packages === null) && (
            <OptionTile
              value="commission"
              icon={<Percent size={20} />}
              label={t('join.plan.commission')}
              note={
                terms.commission === null
                  ? undefined
                  : t('join.plan.share', { percent: formatNumber(terms.commission) })
              }
              {...field}
            />
          )}
          {terms.packages !== null && (
            <OptionTile
              value="subscription"
              icon={<Package size={20} />}
              label={t('join.plan.packages')}
              note={t('join.plan.packages.text')}
              {...field}
            />
          )}
        </Pair>
        <FieldNote id="join-kind-said" error={error} />
      </FormGroup>
      {kind === 'subscription' && (
        <>
          <PackageChoice form={form} config={config} moduleId={moduleId} />
          <BeginChoice field={form.field('gateway')} terms={terms} config={config} />
        </>
      )}
      <FormFoot go={go} busy={busy} {...(onBack && { onBack })} />
    </Parts>
  );
}

interface PackageChoiceProps {
  form: SchemaForm<PlanValues>;
  config: ShopConfig;
  moduleId: number | null;
}

function PackageChoice({ form, config, moduleId }: PackageChoiceProps) {
  const { data: packages, isPending, error: problem, refetch } = useQuery(packagesQuery(moduleId));
  const { error, ...field } = form.field('packageId');
  return (
    <FormGroup title={t('join.plan.package')}>
      {isPending && <Skeleton $height="220px" $radius="24px" />}
      {packages === undefined && problem !== null && (
        <ErrorPanel message={messageOf(problem)} onRetry={() => void refetch()} />
      )}
      {packages?.length === 0 && <p>{t('join.plan.none')}</p>}
      <Packages role="radiogroup" aria-label={t('join.plan.package')}>
        {packages?.map((one) => (
          <PackageCard key={one.id}>
            <input type="radio" value={String(one.id)} {...field} />
            <b>{one.name}</b>
            {one.praise !== null && <Badge $look="ink">{one.praise}</Badge>}
            <p>
              {one.price === null ? (
                t('ui.amountMissing')
              ) : (
                <bdi dir="ltr">{isolatedMoney(one.price, config.currency)}</bdi>
              )}{' '}
              {t('join.plan.days', { count: one.days })}
            </p>
            <ul>
              {sentencesOf(one).map((sentence) => (
                <li key={sentence}>
                  <Check size={16} aria-hidden />
                  {sentence}
                </li>
              ))}
            </ul>
          </PackageCard>
        ))}
      </Packages>
      <FieldNote id="join-package-said" error={error} />
    </FormGroup>
  );
}

/** What a package includes, one sentence each. */
const sentencesOf = ({ orders, products, features }: StorePackage): string[] => [
  orders === null ? t('join.plan.ordersFree') : t('join.plan.orders', { count: orders }),
  products === null ? t('join.plan.itemsFree') : t('join.plan.items', { count: products }),
  ...features.map((feature) => t(`join.plan.feature.${feature}`)),
];

interface BeginChoiceProps {
  field: FieldBinding;
  terms: PartnerTerms;
  config: ShopConfig;
}

/** How a package begins: with a free trial, or with a payment at one of the shop's gateways. */
function BeginChoice({ field: { error, ...field }, terms, config }: BeginChoiceProps) {
  const trial = terms.packages?.trial ?? null;
  return (
    <FormGroup title={t('join.plan.begin')}>
      <Pair role="radiogroup" aria-label={t('join.plan.begin')}>
        {trial !== null && (
          <OptionTile
            value="free_trial"
            icon={<Gift size={20} />}
            label={t(`join.plan.trial.${trial.unit}`, { count: trial.count })}
            note={t('join.plan.trial.text')}
            {...field}
          />
        )}
        {config.gateways.map(({ gateway, title, imageUrl }) => (
          <OptionTile
            key={gateway}
            value={gateway}
            icon={
              imageUrl === null ? (
                <CreditCard size={20} />
              ) : (
                <Picture src={imageUrl} alt="" size={28} />
              )
            }
            label={t('join.plan.payBy', { gateway: title })}
            note={t('join.plan.pay.text')}
            {...field}
          />
        ))}
      </Pair>
      <FieldNote id="join-gateway-said" error={error} />
    </FormGroup>
  );
}
