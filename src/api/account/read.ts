import { discountTypeOf } from '../../../machines/rules/discount.ts';
import type {
  Movement,
  PointsReason,
  WalletBonus,
  WalletReason,
} from '../../../machines/rules/domain.ts';
import { sum } from '../../../machines/rules/money.ts';
import { asMoment, asNumber, asObject, asPrice, asText, asTextOrNull } from '../scalars.ts';
import type { Wire } from '../wire.ts';

const walletReasons = [
  'order_place',
  'order_refund',
  'partial_payment',
  'loyalty_point',
  'add_fund',
  'add_fund_by_admin',
  'referrer',
  'CashBack',
  'trip_booking',
] as const satisfies readonly WalletReason[];

const pointsReasons = [
  'order_place',
  'trip_booking',
  'point_to_wallet',
] as const satisfies readonly PointsReason[];

/**
 * The change of the balance by one entry of the history: credit and bonus less debit, so negative
 * when money or points were spent; null when credit or debit is unreadable.
 */
function readAmount(credit: unknown, debit: unknown, bonus: number): number | null {
  const [gained, spent] = [asPrice(credit), asPrice(debit ?? 0)];
  return gained === null || spent === null ? null : sum([gained, bonus, -spent]);
}

/** Reads an entry of the wallet's history (wire facts 15.19). */
export function readWalletMovement(value: unknown): Movement<WalletReason> {
  const row = asObject<Wire['WalletTransaction']>(value);
  const bonus = asPrice(row.admin_bonus) ?? 0;
  return {
    id: asNumber(row.id),
    reason: walletReasons.find((reason) => reason === row.transaction_type) ?? 'unknown',
    amount: readAmount(row.credit, row.debit, bonus),
    bonus,
    reference: asTextOrNull(row.reference),
    at: asMoment(row.created_at),
  };
}

/** Reads an entry of the history of loyalty points (wire facts 15.19). */
export function readPointsMovement(value: unknown): Movement<PointsReason> {
  const row = asObject<Wire['LoyaltyTransaction']>(value);
  return {
    id: asNumber(row.id),
    reason: pointsReasons.find((reason) => reason === row.transaction_type) ?? 'unknown',
    amount: readAmount(row.credit, row.debit, 0),
    bonus: 0,
    reference: asTextOrNull(row.reference),
    at: asMoment(row.created_at),
  };
}

/** Reads an offer of a bonus on money that a customer pays into the wallet (wire facts 15.19). */
export function readWalletBonus(value: unknown): WalletBonus {
  const row = asObject<Wire['WalletBonus']>(value);
  return {
    id: asNumber(row.id),
    title: asText(row.title),
    description: asText(row.description),
    type: discountTypeOf(asText(row.bonus_type)),
    amount: asNumber(row.bonus_amount),
    minimum: asNumber(row.minimum_add_amount),
    maximum: asNumber(row.maximum_bonus_amount),
    endDate: asText(row.end_date),
  };
}
