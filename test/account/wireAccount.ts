import { config } from '../catalogue/wireShop.tsx';
import type { components } from '../../openapi/generated/api.ts';

type Schemas = components['schemas'];

/** A shop with wallet, points and referrals, as the contract spells it. */
export const shop = {
  ...config,
  timeformat: '12',
  customer_wallet_status: 1,
  add_fund_status: 1,
  digital_payment: true,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum_point: 100,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
  new_customer_discount_status: 1,
  new_customer_discount_amount: 3,
  new_customer_discount_amount_type: 'amount',
  active_payment_method_list: [
    {
      gateway: 'stripe',
      gateway_title: 'Card',
      gateway_image: null,
      gateway_image_full_url: null,
    },
    {
      gateway: 'demo_wallet',
      gateway_title: 'Pocketly',
      gateway_image: 'pocketly.webp',
      gateway_image_full_url: 'https://pictures.test/pocketly.webp',
    },
  ],
} satisfies Partial<Schemas['Config']>;

/** The customer who is signed in. */
export const maya = {
  id: 12,
  f_name: 'Maya',
  l_name: 'Haddad',
  phone: '+15550137000',
  email: 'maya@sixways.example',
  image: null,
  image_full_url: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  order_count: 24,
  wallet_balance: 186.4,
  loyalty_point: 340,
  ref_code: 'MAYA2026',
  created_at: '2024-03-02T09:00:00.000Z',
} satisfies Partial<Schemas['CustomerInfo']>;

/** One page of a transaction history, of the wallet or of the points, as the server answers it. */
export const book = (data: unknown[], total = data.length) => ({
  total_size: total,
  limit: '10',
  offset: '1',
  data,
});

/** One transaction of the wallet history; a test overrides the fields that matter. */
export const walletLine = (over: Partial<Schemas['WalletTransaction']>) => ({
  id: 31,
  user_id: 12,
  transaction_id: '4b5e9a3c-5d0b-4d3f-9d0e-6d4b1c6a0f11',
  credit: 0,
  debit: 0,
  admin_bonus: 0,
  balance: 186.4,
  transaction_type: 'add_fund',
  reference: null,
  created_at: '2026-11-20T18:12:00.000Z',
  ...over,
});

/** One transaction of the points history; a test overrides the fields that matter. */
export const pointsLine = (over: Partial<Schemas['LoyaltyTransaction']>) => ({
  id: 14,
  user_id: 12,
  transaction_id: '0f3f6f04-2e1c-4b9f-8a76-3f1f8ad3a001',
  credit: 0,
  debit: 0,
  balance: 340,
  reference: null,
  transaction_type: 'order_place',
  created_at: '2026-11-20T20:12:00.000Z',
  ...over,
});
