import type { Texts } from '../../db/schema/columns.ts';

// The texts of the sandbox's simulated chat partners: stores write about the order and its items,
// couriers about the ride, the shop's support about the question.

/**
 * How far an order was when the chat partner answered; `left` means that the courier has left the
 * store.
 */
export type Phase = 'new' | 'started' | 'ready' | 'left' | 'over' | 'canceled';

/**
 * A chat partner's answers about an order, for each phase of the order. If a phase has several
 * answers, they are used in turn.
 */
type OrderVoice = Record<Phase, Texts[]>;

/** The apology at the beginning of a late answer, for each kind of partner. */
export const apologies = {
  admin: {
    en: 'Thank you for waiting.',
    ar: 'شكرًا لانتظارك.',
  },
  vendor: {
    en: 'Sorry for the wait, it is busy here.',
    ar: 'عذرًا على التأخير، لدينا ازدحام.',
  },
  delivery_man: {
    en: 'Sorry, I could not write while I was riding.',
    ar: 'عذرًا، لم أستطع الكتابة أثناء القيادة.',
  },
} satisfies Record<string, Texts>;

/** Answers of the shop's support, used in turn. */
export const support: Texts[] = [
  {
    en: 'Thank you for writing. We are looking into it and come back to you here.',
    ar: 'شكرًا لمراسلتنا. نراجع الأمر وسنعود إليك هنا.',
  },
  {
    en: 'We have noted what you wrote. If it is about an order, its number helps us to find it.',
    ar: 'دوّنا ما كتبته. إن كان الأمر عن طلب، فرقمه يساعدنا على إيجاده.',
  },
  {
    en: 'We are still on it. You need not write again: our answer comes here.',
    ar: 'ما زلنا نتابع الأمر. لا داعي للكتابة مجددًا: سيصلك ردنا هنا.',
  },
];

/** Answers of a store about the customer's order. */
export const storeOfOrder: OrderVoice = {
  new: [
    {
      en: 'Hello from {store}! Your order {id} has just come in: {item}. We start in a moment.',
      ar: 'مرحبًا من {store}! وصلنا طلبك رقم {id} للتو: {item}. سنبدأ بعد لحظات.',
    },
  ],
  started: [
    {
      en: 'Your order {id} is in our hands: {item} is next.',
      ar: 'طلبك رقم {id} بين أيدينا: {item} هو التالي.',
    },
    {
      en: 'We are on it and take your note into account. First comes: {item}.',
      ar: 'نعمل عليه ونراعي ملاحظتك. نبدأ بـ: {item}.',
    },
  ],
  ready: [
    {
      en: 'Your order {id} is packed and ready, with everything in it: {item}.',
      ar: 'طلبك رقم {id} مغلّف وجاهز وكامل: {item}.',
    },
  ],
  left: [
    {
      en: 'Your order {id} has left our door. Your courier can tell you where it is.',
      ar: 'غادر طلبك رقم {id} متجرنا. يمكن للمندوب أن يخبرك أين وصل.',
    },
  ],
  over: [
    {
      en: 'We hope that you like it: {item}. If something is missing, write to us here.',
      ar: 'نأمل أن ينال إعجابك: {item}. إن نقص شيء فاكتب لنا هنا.',
    },
  ],
  canceled: [
    {
      en: 'Your order {id} is canceled, so we have put everything back: {item}.',
      ar: 'أُلغي طلبك رقم {id}، فأعدنا كل شيء إلى مكانه: {item}.',
    },
  ],
};

/** Answers of a store to a customer who has no order there; they recommend one of its items. */
export const storeOfShelf: Texts[] = [
  {
    en: 'Hello from {store}! Good that you ask. What people like most today: {item}.',
    ar: 'مرحبًا من {store}! يسعدنا سؤالك. أكثر ما يعجب الناس اليوم: {item}.',
  },
  {
    en: 'Yes, we have that. I have just looked, and this is there as well: {item}.',
    ar: 'نعم، هذا متوفر. تحققت للتو، وهذا موجود أيضًا: {item}.',
  },
  {
    en: 'Tell us in the note of your order, and we see to it. Our own choice: {item}.',
    ar: 'اكتب ذلك في ملاحظة طلبك وسنهتم به. ما نختاره نحن: {item}.',
  },
];

/** Answers of stores that sell no items, such as providers of rental vehicles. */
export const storeOfDesk: Texts[] = [
  {
    en: 'Hello from {store}! We have read it, and see to it at our desk.',
    ar: 'مرحبًا من {store}! قرأنا رسالتك وسنهتم بها في مكتبنا.',
  },
  {
    en: 'All is well. We have written it down for our colleagues of the next shift.',
    ar: 'كل شيء على ما يرام. دوّنا ذلك لزملائنا في الوردية التالية.',
  },
];

/** Answers of a courier about the ride to the customer. */
export const courierOfOrder: OrderVoice = {
  new: [{ en: 'I am on my way to the store.', ar: 'أنا في الطريق إلى المتجر.' }],
  started: [
    {
      en: 'I wait for your order {id} and ride as soon as I have it.',
      ar: 'أنتظر طلبك رقم {id} وأنطلق فور استلامه.',
    },
  ],
  ready: [
    {
      en: 'I am at the door of the store, and take your order {id} now.',
      ar: 'أنا عند باب المتجر وأستلم طلبك رقم {id} الآن.',
    },
  ],
  left: [
    {
      en: 'Got it. I have your order {id} with me: about {minutes} min to your door.',
      ar: 'وصلت رسالتك. طلبك رقم {id} معي: نحو {minutes} د إلى بابك.',
    },
    {
      en: 'The streets are free, I need about {minutes} min.',
      ar: 'الشوارع خالية، أحتاج نحو {minutes} د.',
    },
    {
      en: 'Understood. I stop at your door in about {minutes} min, and ring once.',
      ar: 'فهمت. أصل إلى بابك بعد نحو {minutes} د وأقرع الجرس مرة واحدة.',
    },
  ],
  over: [
    {
      en: 'I have handed your order {id} over. Thank you, and a good day!',
      ar: 'سلّمت طلبك رقم {id}. شكرًا لك، ويومًا سعيدًا!',
    },
  ],
  canceled: [
    {
      en: 'Your order {id} is canceled, so I turn around.',
      ar: 'أُلغي طلبك رقم {id}، لذا أعود أدراجي.',
    },
  ],
};
