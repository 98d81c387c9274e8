/**
 * A part of the landing page's API answer: fields that are null in the demo, and the texts about
 * zones and testimonials. `settings.ts` adds the other fields.
 */
export const landingRest: Record<string, unknown> = {
  ...Object.fromEntries(
    [
      'header_tag_line',
      'header_icon',
      'header_icon_full_url',
      'header_banner',
      'header_banner_full_url',
      'company_title',
      'company_sub_title',
      'company_description',
      'company_button_name',
      'company_button_url',
      'download_user_app_title',
      'download_user_app_sub_title',
      'earning_title',
      'earning_sub_title',
      'business_title',
      'business_sub_title',
      'business_image',
      'business_image_full_url',
      'fixed_promotional_banner',
      'fixed_promotional_banner_full_url',
      'available_zone_image',
      'available_zone_image_full_url',
      'download_business_app_links',
    ].map((name) => [name, null]),
  ),
  testimonial_title: { en: 'What neighbours say', ar: 'ماذا يقول الجيران' },
  available_zone_status: 1,
  available_zone_title: { en: 'Where we are', ar: 'أين نحن' },
  available_zone_short_description: {
    en: 'Three parts of the city so far, more to come.',
    ar: 'ثلاثة أحياء من المدينة حتى الآن، والمزيد قادم.',
  },
  promotion_banners: [],
  promotion_banners_full_url: [],
};

/**
 * Demo settings: testimonials, advertisements, promotional banners, and the choices in registration
 * forms.
 */
export const promotions: Record<string, unknown> = {
  testimonials: [
    {
      id: 1,
      name: { en: 'Lina Farah', ar: 'لينا فرح' },
      designation: { en: 'Nurse, Eastside', ar: 'ممرضة، الجانب الشرقي' },
      review: {
        en: 'Dinner is at the door when my shift ends, still warm.',
        ar: 'العشاء عند الباب حين تنتهي مناوبتي، وما زال ساخنًا.',
      },
      image: 'steaming-bowl.webp',
    },
    {
      id: 2,
      name: { en: 'Tom Becker', ar: 'توم بيكر' },
      designation: { en: 'Father of three', ar: 'أب لثلاثة أطفال' },
      review: {
        en: 'One basket for groceries and nappies, and nothing was missing yet.',
        ar: 'سلة واحدة للبقالة والحفاضات، ولم ينقص شيء حتى الآن.',
      },
      image: 'basket.webp',
    },
    {
      id: 3,
      name: { en: 'Samir Aziz', ar: 'سمير عزيز' },
      designation: { en: 'Bakery owner', ar: 'صاحب مخبز' },
      review: {
        en: 'My bread reaches streets I have never walked.',
        ar: 'خبزي يصل إلى شوارع لم أمش فيها قط.',
      },
      image: 'bread.webp',
    },
  ],
  advertisements: [1, 17, 33, 49].map((storeId, index) => ({
    id: index + 1,
    storeId,
    title: { en: 'Neighbours’ favourite', ar: 'مفضل الجيران' },
    description: {
      en: 'Ordered again and again around the corner.',
      ar: 'يُطلب مرة بعد مرة في الجوار.',
    },
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  })),
  promotionalBanners: {
    food: { bottom_section_banner: 'pizza.webp' },
    grocery: { bottom_section_banner: 'basket.webp' },
    pharmacy: { bottom_section_banner: 'stethoscope.webp' },
    ecommerce: { bottom_section_banner: 'shopping-bags.webp' },
    parcel: {
      banners: [
        {
          id: 1,
          title: { en: 'Across town today', ar: 'عبر المدينة اليوم' },
          image: 'motor-scooter.webp',
        },
        { id: 2, title: { en: 'Up to 20 kg', ar: 'حتى 20 كجم' }, image: 'package.webp' },
      ],
    },
  },
  videoBanners: {
    parcel: {
      section_title: { en: 'How a parcel travels', ar: 'كيف ينتقل الطرد' },
      banner_type: 'image',
      banner_image: 'delivery-truck.webp',
      banner_contents: [],
    },
  },
  whyChoose: {
    parcel: [
      {
        title: { en: 'Door to door', ar: 'من الباب إلى الباب' },
        short_description: { en: 'Fetched and handed over.', ar: 'نستلمه ونسلمه باليد.' },
        image: 'house.webp',
      },
      {
        title: { en: 'Within the hour', ar: 'خلال ساعة' },
        short_description: { en: 'From the moment we fetch it.', ar: 'من لحظة استلامه.' },
        image: 'alarm-clock.webp',
      },
    ],
  },
  courierVehicles: [
    {
      id: 1,
      type: { en: 'Scooter', ar: 'دراجة نارية' },
      fromKm: 0,
      toKm: 6,
      extraCharge: 0,
    },
    { id: 2, type: { en: 'Car', ar: 'سيارة' }, fromKm: 6, toKm: 20, extraCharge: 0.75 },
    { id: 3, type: { en: 'Bicycle', ar: 'دراجة هوائية' }, fromKm: 0, toKm: 3, extraCharge: 0 },
  ],
  // The demo shop takes a commission instead of selling plans, and has no analytics.
  packages: [
    {
      id: 1,
      package_name: { en: 'Starter', ar: 'البداية' },
      price: 29,
      validity: 30,
      max_order: '60',
      max_product: '40',
      pos: 0,
      mobile_app: 1,
      chat: 0,
      review: 1,
      self_delivery: 0,
      status: 1,
      default: 0,
      colour: '#3b9d6b',
      text: { en: '', ar: '' },
      module_type: 'all',
    },
    {
      id: 2,
      package_name: { en: 'Growth', ar: 'النمو' },
      price: 79,
      validity: 30,
      max_order: '300',
      max_product: 'unlimited',
      pos: 1,
      mobile_app: 1,
      chat: 1,
      review: 1,
      self_delivery: 0,
      status: 1,
      default: 1,
      colour: '#ed9d24',
      text: { en: 'Most chosen', ar: 'الأكثر اختيارًا' },
      module_type: 'all',
    },
    {
      id: 3,
      package_name: { en: 'House', ar: 'الدار' },
      price: 149,
      validity: 30,
      max_order: 'unlimited',
      max_product: 'unlimited',
      pos: 1,
      mobile_app: 1,
      chat: 1,
      review: 1,
      self_delivery: 1,
      status: 1,
      default: 0,
      colour: '#5b6ee1',
      text: { en: '', ar: '' },
      module_type: 'all',
    },
  ],
  courierFaq: [
    {
      question: { en: 'When am I paid?', ar: 'متى أستلم أجري؟' },
      answer: { en: 'Each Monday, for the week before.', ar: 'كل يوم اثنين عن الأسبوع الماضي.' },
    },
    {
      question: { en: 'Do I need a car?', ar: 'هل أحتاج إلى سيارة؟' },
      answer: {
        en: 'No. A bicycle or a scooter will do; a car takes the longer ways.',
        ar: 'لا. تكفي دراجة أو سكوتر، والسيارة للمسافات الأطول.',
      },
    },
  ],
  analyticScripts: [],
};
