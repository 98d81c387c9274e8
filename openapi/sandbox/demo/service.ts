import { DAY_MS } from '../../../machines/rules/durations.ts';
import { moduleIds } from './cityRows.ts';
import type { ServiceDemo } from './types.ts';

const parcelKinds = [
  [
    { en: 'Documents', ar: 'مستندات' },
    { en: 'Letters and papers up to A4, 1 kg', ar: 'رسائل وأوراق حتى مقاس A4 ووزن 1 كغ' },
    'notebook.webp',
    0.9,
    2.5,
    1,
    null,
  ],
  [
    { en: 'Small parcel', ar: 'طرد صغير' },
    { en: 'Fits a backpack, up to 5 kg', ar: 'يتسع له حقيبة ظهر، حتى 5 كغ' },
    'package.webp',
    null,
    null,
    5,
    null,
  ],
  [
    { en: 'Gift', ar: 'هدية' },
    { en: 'Wrapped and kept upright, up to 5 kg', ar: 'مغلّفة وتبقى قائمة، حتى 5 كغ' },
    'wrapped-gift.webp',
    1.3,
    3.5,
    5,
    null,
  ],
  [
    { en: 'Home-made food', ar: 'طعام منزلي' },
    { en: 'In closed boxes, up to 5 kg and 12 km', ar: 'في علب مغلقة، حتى 5 كغ و12 كم' },
    'takeout-box.webp',
    1.1,
    null,
    5,
    12,
  ],
  [
    { en: 'Fragile', ar: 'قابل للكسر' },
    { en: 'Glass and porcelain, padded, up to 8 kg', ar: 'زجاج وخزف مبطّن، حتى 8 كغ' },
    'teapot.webp',
    1.6,
    5,
    8,
    null,
  ],
  [
    { en: 'Large parcel', ar: 'طرد كبير' },
    { en: 'Goes into a van, up to 30 kg', ar: 'يُنقل بشاحنة صغيرة، حتى 30 كغ' },
    'delivery-truck.webp',
    2,
    8,
    30,
    null,
  ],
] as const;

/** Demo data of parcels, wallet bonuses, notifications and conversations. */
export function serviceOf(today: string): ServiceDemo {
  const daysAgo = (days: number, time: string) =>
    new Date(new Date(`${today}T${time}:00Z`).getTime() - days * DAY_MS);
  return {
    parcelCategories: parcelKinds.map(
      (
        [name, description, image, perKmCharge, minimumCharge, maximumWeight, maximumDistance],
        index,
      ) => ({
        id: index + 1,
        moduleId: moduleIds.parcel,
        name,
        description,
        image,
        perKmCharge,
        minimumCharge,
        maximumWeight,
        maximumDistance,
      }),
    ),
    walletBonuses: [
      {
        id: 1,
        title: { en: 'Ten percent on top', ar: 'عشرة بالمئة إضافية' },
        description: {
          en: 'Add 50 or more and get 10% extra, up to 20.',
          ar: 'أضف 50 أو أكثر واحصل على \u206610%\u2069 إضافية حتى 20.',
        },
        type: 'percentage',
        amount: 10,
        minimumAddAmount: 50,
        maximumBonusAmount: 20,
        startDate: '2026-01-01',
        endDate: '2035-12-31',
      },
      {
        id: 2,
        title: { en: 'A little extra', ar: 'زيادة بسيطة' },
        description: {
          en: 'Add 20 or more and get 1 extra.',
          ar: 'أضف 20 أو أكثر واحصل على 1 إضافي.',
        },
        type: 'amount',
        amount: 1,
        minimumAddAmount: 20,
        startDate: '2026-01-01',
        endDate: '2035-12-31',
      },
    ],
    notifications: [
      {
        id: 1,
        type: 'push_notification',
        title: { en: 'Dinner for two, one delivery fee', ar: 'عشاء لشخصين برسوم توصيل واحدة' },
        description: {
          en: 'Orders over 60 travel free this week, in all three districts.',
          ar: 'الطلبات التي تتجاوز 60 توصَّل مجانًا هذا الأسبوع في المناطق الثلاث.',
        },
        image: 'takeout-box.webp',
        createdAt: daysAgo(6, '16:00'),
      },
      {
        id: 2,
        zoneId: 3,
        type: 'push_notification',
        title: { en: 'Road works in Northfield', ar: 'أعمال طرق في الحقول الشمالية' },
        description: {
          en: 'Deliveries there take longer and cost 12% more until the bridge is open again.',
          ar: 'يستغرق التوصيل هناك وقتًا أطول ويزيد \u206612%\u2069 حتى إعادة فتح الجسر.',
        },
        createdAt: daysAgo(3, '08:30'),
      },
      {
        id: 3,
        type: 'push_notification',
        title: { en: 'Parcels travel now', ar: 'الطرود تنتقل الآن' },
        description: {
          en: 'From door to door, from 2.50. You track every metre.',
          ar: 'من الباب إلى الباب ابتداءً من 2.50، مع تتبع كل خطوة.',
        },
        image: 'package.webp',
        createdAt: daysAgo(1, '09:00'),
      },
    ],
    conversations: [
      {
        id: 1,
        customerId: 1,
        partnerType: 'vendor',
        partnerId: 1,
        createdAt: daysAgo(4, '11:20'),
        lastMessageAt: daysAgo(4, '11:24'),
      },
      {
        id: 2,
        customerId: 1,
        partnerType: 'admin',
        partnerId: 0,
        begunByCustomer: false,
        createdAt: daysAgo(2, '10:00'),
        lastMessageAt: daysAgo(2, '10:00'),
      },
      {
        id: 3,
        customerId: 2,
        partnerType: 'admin',
        partnerId: 0,
        begunByCustomer: false,
        createdAt: daysAgo(2, '10:00'),
        lastMessageAt: daysAgo(2, '10:00'),
      },
    ],
    messages: [
      {
        id: 1,
        conversationId: 1,
        fromCustomer: true,
        text: 'Hello, is there anything on the menu without nuts?',
        files: [],
        seen: true,
        createdAt: daysAgo(4, '11:20'),
      },
      {
        id: 2,
        conversationId: 1,
        fromCustomer: false,
        text: 'Hello Maya, nearly everything. Write it into the order and the kitchen takes care.',
        files: [],
        seen: true,
        createdAt: daysAgo(4, '11:24'),
      },
      {
        id: 3,
        conversationId: 2,
        fromCustomer: false,
        text: 'Welcome to Sixways, Maya. Write to us here whenever something is not as it should be.',
        files: [],
        createdAt: daysAgo(2, '10:00'),
      },
      {
        id: 4,
        conversationId: 3,
        fromCustomer: false,
        text: 'أهلًا بك في Sixways يا كريم. راسلنا هنا متى شئت إن لم يكن شيء ما على ما يرام.',
        files: [],
        createdAt: daysAgo(2, '10:00'),
      },
    ],
  };
}

/** Demo settings: sentences that customers can select, such as delivery instructions. */
export const predefinedTexts: Record<string, unknown> = {
  automatedMessages: [
    { en: 'Where is my order?', ar: 'أين طلبي؟' },
    { en: 'Something is missing in my order.', ar: 'هناك شيء ناقص في طلبي.' },
    { en: 'I would like to change the address.', ar: 'أود تغيير العنوان.' },
    { en: 'How do I get my money back?', ar: 'كيف أستعيد مبلغي؟' },
  ],
  parcelInstructions: [
    { en: 'Ring twice', ar: 'اضغط الجرس مرتين' },
    { en: 'Hand it over in person only', ar: 'سلّمه باليد فقط' },
    { en: 'Leave it with the doorman', ar: 'اتركه عند البواب' },
    { en: 'Call before you come up', ar: 'اتصل قبل الصعود' },
    { en: 'Keep it upright', ar: 'أبقه قائمًا' },
  ],
  parcelCancelReasons: [
    {
      type: 'before_pickup',
      text: { en: 'The courier takes too long', ar: 'المندوب يتأخر كثيرًا' },
    },
    { type: 'before_pickup', text: { en: 'I no longer send it', ar: 'لم أعد أريد إرساله' } },
    { type: 'before_pickup', text: { en: 'An address was wrong', ar: 'أحد العناوين خاطئ' } },
    { type: 'after_pickup', text: { en: 'The receiver is not there', ar: 'المستلم غير موجود' } },
    { type: 'after_pickup', text: { en: 'The wrong thing was sent', ar: 'أُرسل الغرض الخطأ' } },
  ],
};
