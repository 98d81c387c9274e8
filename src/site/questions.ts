import type { ModuleType, ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import type { MessageKey } from '../messages/index.ts';

/** The topics of frequent questions, in the order of their filters. */
export const topics = ['orders', 'payment', 'account', 'trips'] as const;

/** A frequent question with its answer. */
export interface Question {
  topic: (typeof topics)[number];
  question: MessageKey;
  answer: MessageKey;
  /** The page that the answer speaks of. */
  link?: { to: string; label: MessageKey };
  /** The module that the question is about; it is left out where the shop has no such module. */
  module?: ModuleType;
  /** Whether the shop has what the question is about; without it, every shop has. */
  isOffered?: (config: ShopConfig) => boolean;
}

const questions: readonly Question[] = [
  {
    topic: 'orders',
    question: 'site.help.q.track',
    answer: 'site.help.a.track',
    link: { to: linkTo('trackOrder'), label: 'app.nav.track' },
  },
  { topic: 'orders', question: 'site.help.q.cancel', answer: 'site.help.a.cancel' },
  { topic: 'orders', question: 'site.help.q.place', answer: 'site.help.a.place' },
  { topic: 'orders', question: 'site.help.q.cart', answer: 'site.help.a.cart' },
  { topic: 'payment', question: 'site.help.q.pay', answer: 'site.help.a.pay' },
  {
    topic: 'payment',
    question: 'site.help.q.coupon',
    answer: 'site.help.a.coupon',
    link: { to: linkTo('coupons'), label: 'account.coupons' },
  },
  {
    topic: 'payment',
    question: 'site.help.q.refund',
    answer: 'site.help.a.refund',
    link: { to: linkTo('orders'), label: 'account.orders' },
    isOffered: ({ refunds }) => refunds,
  },
  {
    topic: 'payment',
    question: 'site.help.q.wallet',
    answer: 'account.wallet.purpose',
    link: { to: linkTo('wallet'), label: 'account.wallet' },
    isOffered: ({ wallet }) => wallet,
  },
  { topic: 'account', question: 'site.help.q.guest', answer: 'site.help.a.guest' },
  {
    topic: 'account',
    question: 'site.help.q.password',
    answer: 'site.help.a.password',
    link: { to: linkTo('recovery'), label: 'identity.recovery.title' },
    isOffered: ({ login }) => login.manual && (login.phoneVerification || login.emailVerification),
  },
  {
    topic: 'account',
    question: 'site.help.q.delete',
    answer: 'site.help.a.delete',
    link: { to: linkTo('settings'), label: 'account.settings' },
  },
  {
    topic: 'trips',
    question: 'site.help.q.parcel',
    answer: 'site.help.a.parcel',
    link: { to: linkTo('trackOrder'), label: 'app.nav.track' },
    module: 'parcel',
  },
  {
    topic: 'trips',
    question: 'site.help.q.payer',
    answer: 'parcel.home.payerText',
    module: 'parcel',
  },
  {
    topic: 'trips',
    question: 'site.help.q.forbidden',
    answer: 'parcel.home.forbiddenText',
    module: 'parcel',
  },
  {
    topic: 'trips',
    question: 'site.help.q.trip',
    answer: 'site.help.a.trip',
    link: { to: linkTo('trips'), label: 'account.trips' },
    module: 'rental',
  },
];

/**
 * The frequent questions about what the shop has; those about its modules need their types.
 * @param config the shop's settings; undefined until they are loaded
 * @param types the types of the shop's modules
 */
export const questionsOf = (
  config: ShopConfig | undefined,
  types: readonly ModuleType[],
): Question[] =>
  questions.filter(
    ({ module, isOffered }) =>
      (module === undefined || types.includes(module)) &&
      (isOffered === undefined || (config !== undefined && isOffered(config))),
  );
