import type { ShopModule } from './products.ts';

/** A review: author, number of stars, and text. */
type Voice = readonly [name: string, stars: number, comment: string];

/** Customers' reviews of items, each in the language in which it was written. */
export const voices: Record<ShopModule, readonly Voice[]> = {
  food: [
    ['Lina', 5, 'Hot, quick and exactly as ordered.'],
    ['Omar', 5, 'طلب لذيذ ووصل قبل الموعد.'],
    ['Jonas', 4, 'Good portion for the price. I would take a little less salt.'],
    ['Salma', 5, 'التغليف ممتاز والطعم رائع، والخبز ما زال ساخنًا.'],
    ['Priya', 5, 'Friendly courier, everything fresh. The sauce is worth the trip alone.'],
    ['Marc', 3, 'A little late, but they called and made it right.'],
    ['Huda', 5, 'أطلب منهم كل أسبوع ولم يخيبوا ظني.'],
    ['Tess', 5, 'My new favourite around the corner.'],
    ['Yusuf', 4, 'الكمية كبيرة والطعم جيد، لكن البطاطا بردت قليلًا.'],
    ['Ana', 4, 'Tastes like at home. Next time with extra chilli.'],
    ['Daniel', 2, 'Nice food, wrong dish. Got my money back the same evening.'],
    ['Rima', 5, 'نكهة متوازنة ومكونات طازجة، شكرًا.'],
  ],
  grocery: [
    ['Ingrid', 5, 'Picked as if for their own kitchen. Not one bruise.'],
    ['Karim', 5, 'خضار طازجة وتغليف مرتب.'],
    ['Sofia', 4, 'Good quality. One thing was swapped, and they asked me first.'],
    ['Nadia', 5, 'وصل الطلب باردًا رغم حر الظهيرة.'],
    ['Ben', 4, 'Ripe today, as promised. Eat it today.'],
    ['Leila', 3, 'جيد، لكن الحبات أصغر مما توقعت.'],
    ['Tomás', 5, 'Cheaper than the market and I did not have to carry it.'],
  ],
  pharmacy: [
    ['Greta', 5, 'Sealed, long expiry date, with a note on how to take it.'],
    ['Hassan', 5, 'وصل الدواء خلال نصف ساعة في منتصف الليل.'],
    ['Elif', 4, 'Works. The box was dented, what was in it was fine.'],
    ['Mona', 5, 'الصيدلي اتصل وسأل عن الحساسية، خدمة محترمة.'],
    ['Paul', 4, 'Same as from the corner, without the queue.'],
  ],
  ecommerce: [
    ['Mira', 5, 'Looks better than in the picture and was packed without plastic.'],
    ['Fadi', 5, 'الجودة ممتازة والسعر مناسب.'],
    ['Oskar', 4, 'Good value. The manual could say more.'],
    ['Dalia', 4, 'جميل ومتين، تأخر يومًا واحدًا.'],
    ['Claire', 5, 'A present that was used the same day.'],
    ['Samir', 3, 'جيد لكن اللون أغمق من الصورة.'],
    ['Hugo', 5, 'Third one I buy. The first still works.'],
  ],
};

/** Stores' replies to reviews, by language: to a good one, and to a bad one. */
export const replies = {
  en: {
    praise: 'Thank you, see you soon.',
    complaint: 'We are sorry. Next time it will be right.',
  },
  ar: { praise: 'شكرًا لك، نراك قريبًا.', complaint: 'نعتذر منك، ستكون المرة القادمة أفضل.' },
};
