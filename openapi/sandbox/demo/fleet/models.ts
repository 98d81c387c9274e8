/** A category of vehicles, such as sedans, with the data that all its models share. */
export interface VehicleKind {
  name: readonly [en: string, ar: string];
  /** Picture names without extension: the first is shown in lists, all in the gallery. */
  pictures: readonly string[];
  type: string;
  seats: readonly number[];
  airCondition: boolean;
  fuels: readonly string[];
  transmissions: readonly string[];
  engine: readonly [capacity: string, power: string] | null;
  /** Price per hour and per km; null when these vehicles are not offered for that type of trip. */
  perHour: number | null;
  perKm: number | null;
  models: readonly (readonly [en: string, ar: string])[];
  description: readonly [en: string, ar: string];
}

/** The categories of vehicles for rent in the demo city. */
export const kinds: readonly VehicleKind[] = [
  {
    name: ['Sedan', 'سيدان'],
    pictures: ['automobile', 'automobile-mirrored', 'oncoming-automobile'],
    type: 'family',
    seats: [4, 5],
    airCondition: true,
    fuels: ['petrol', 'octan'],
    transmissions: ['automatic', 'continuously_variable'],
    engine: ['1500', '110'],
    perHour: 9,
    perKm: 1.1,
    models: [
      ['Breeze', 'بريز'],
      ['Meridian', 'ميريديان'],
      ['Linden', 'ليندن'],
      ['Vista', 'فيستا'],
      ['Sonata Blue', 'سوناتا الزرقاء'],
      ['Arbor', 'أربور'],
    ],
    description: [
      'Quiet and roomy, with five doors and space for two large suitcases.',
      'هادئة ورحبة بخمسة أبواب ومساحة لحقيبتين كبيرتين.',
    ],
  },
  {
    name: ['SUV', 'دفع رباعي'],
    pictures: ['sport-utility-vehicle', 'sport-utility-vehicle-mirrored'],
    type: 'executive',
    seats: [5, 7],
    airCondition: true,
    fuels: ['diesel', 'petrol'],
    transmissions: ['automatic', 'dual_clutch'],
    engine: ['2200', '180'],
    perHour: 14,
    perKm: 1.6,
    models: [
      ['Ridge', 'ريدج'],
      ['Summit', 'سوميت'],
      ['Caravel', 'كارافيل'],
      ['Tundra Line', 'خط التندرا'],
      ['Basalt', 'بازلت'],
    ],
    description: [
      'High seats, a wide view, and a boot that takes the whole family’s luggage.',
      'مقاعد مرتفعة ورؤية واسعة وصندوق يتسع لأمتعة العائلة كلها.',
    ],
  },
  {
    name: ['Sports car', 'سيارة رياضية'],
    pictures: ['racing-car', 'racing-car-mirrored'],
    type: 'luxury',
    seats: [2],
    airCondition: true,
    fuels: ['octan'],
    transmissions: ['dual_clutch', 'semi_automatic'],
    engine: ['3000', '340'],
    perHour: 32,
    perKm: null,
    models: [
      ['Comet', 'كوميت'],
      ['Falcon R', 'فالكون آر'],
      ['Vento', 'فينتو'],
    ],
    description: [
      'For an afternoon on the coast road. Deposit and two years of driving needed.',
      'لرحلة على طريق الساحل. يلزم تأمين وخبرة قيادة لعامين.',
    ],
  },
  {
    name: ['Minibus', 'حافلة صغيرة'],
    pictures: ['minibus', 'minibus-mirrored'],
    type: 'group',
    seats: [9, 12, 15],
    airCondition: true,
    fuels: ['diesel'],
    transmissions: ['manual', 'automatic'],
    engine: ['2500', '150'],
    perHour: 22,
    perKm: 2.4,
    models: [
      ['Convoy', 'كونفوي'],
      ['Shuttle', 'شاتل'],
      ['Roomster', 'رومستر'],
      ['Troupe', 'تروب'],
    ],
    description: [
      'A whole team in one vehicle, with sliding doors and a low step.',
      'فريق كامل في مركبة واحدة بأبواب منزلقة ودرجة منخفضة.',
    ],
  },
  {
    name: ['Pickup', 'شاحنة خفيفة'],
    pictures: ['pickup-truck', 'pickup-truck-mirrored'],
    type: 'utility',
    seats: [2, 5],
    airCondition: true,
    fuels: ['diesel', 'cng'],
    transmissions: ['manual'],
    engine: ['2400', '140'],
    perHour: 13,
    perKm: 1.5,
    models: [
      ['Hauler', 'هولر'],
      ['Quarry', 'كواري'],
      ['Drover', 'دروفر'],
    ],
    description: [
      'An open bed of two metres, straps and a rubber mat included.',
      'صندوق مكشوف بطول مترين مع أحزمة وفرش مطاطي.',
    ],
  },
  {
    name: ['Van', 'شاحنة نقل'],
    pictures: ['delivery-truck', 'delivery-truck-mirrored'],
    type: 'utility',
    seats: [3],
    airCondition: false,
    fuels: ['diesel'],
    transmissions: ['manual'],
    engine: ['2800', '130'],
    perHour: null,
    perKm: 2.9,
    models: [
      ['Mover 12', 'موفر 12'],
      ['Mover 18', 'موفر 18'],
      ['Crate', 'كريت'],
    ],
    description: [
      'For moving house: a lifting tail, blankets and a trolley.',
      'لنقل الأثاث: رافعة خلفية وأغطية وعربة يدوية.',
    ],
  },
  {
    name: ['Motorcycle', 'دراجة نارية'],
    pictures: ['motorcycle', 'motorcycle-mirrored'],
    type: 'two wheels',
    seats: [2],
    airCondition: false,
    fuels: ['octan', 'petrol'],
    transmissions: ['manual'],
    engine: ['500', '47'],
    perHour: 8,
    perKm: 0.8,
    models: [
      ['Kestrel', 'كيستريل'],
      ['Nomad', 'نوماد'],
      ['Alder 500', 'ألدر 500'],
    ],
    description: ['Two helmets and rain covers come with it.', 'مع خوذتين وأغطية واقية من المطر.'],
  },
  {
    name: ['Scooter', 'سكوتر'],
    pictures: ['motor-scooter', 'motor-scooter-mirrored'],
    type: 'two wheels',
    seats: [1, 2],
    airCondition: false,
    fuels: ['petrol'],
    transmissions: ['continuously_variable'],
    engine: ['125', '11'],
    perHour: 6,
    perKm: 0.6,
    models: [
      ['Pico', 'بيكو'],
      ['Lido', 'ليدو'],
      ['Zest', 'زيست'],
    ],
    description: [
      'Slips through the old town and parks anywhere.',
      'يعبر أزقة المدينة القديمة ويُركن في أي مكان.',
    ],
  },
  {
    name: ['Bicycle', 'دراجة هوائية'],
    pictures: ['bicycle', 'bicycle-mirrored'],
    type: 'two wheels',
    seats: [1],
    airCondition: false,
    fuels: ['none'],
    transmissions: ['manual'],
    engine: null,
    perHour: 6,
    perKm: null,
    models: [
      ['Cargo', 'كارغو'],
      ['Promenade', 'بروميناد'],
    ],
    description: [
      'Lights, a lock and a basket. The promenade is flat all the way.',
      'مع أضواء وقفل وسلة. الكورنيش مستوٍ على امتداده.',
    ],
  },
  {
    name: ['Boat', 'قارب'],
    pictures: ['motor-boat', 'motor-boat-mirrored'],
    type: 'leisure',
    seats: [6, 8],
    airCondition: false,
    fuels: ['petrol'],
    transmissions: ['automatic'],
    engine: ['1800', '90'],
    perHour: 45,
    perKm: null,
    models: [
      ['Gull', 'غول'],
      ['Lagoon', 'لاغون'],
    ],
    description: [
      'Life vests for all, an awning, and a skipper on request.',
      'سترات نجاة للجميع ومظلة وقبطان عند الطلب.',
    ],
  },
];

/** Brands of vehicles; all are invented. */
export const brandNames: readonly (readonly [en: string, ar: string, picture: string])[] = [
  ['Aurora', 'أورورا', 'glowing-star'],
  ['Boreas', 'بورياس', 'high-voltage'],
  ['Cassio', 'كاسيو', 'gem-stone'],
  ['Dorado', 'دورادو', 'coin'],
  ['Elvar', 'إلفار', 'hiking-boot'],
  ['Falke', 'فالكه', 'fire'],
  ['Gavia', 'غافيا', 'sailboat'],
  ['Halden', 'هالدن', 'trophy'],
];
