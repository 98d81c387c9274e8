import { centre } from './city.ts';
import { payments } from './payments.ts';
import { landingRest, promotions } from './promotions.ts';
import { predefinedTexts } from './service.ts';

const page = (title: string, titleAr: string, text: string, textAr: string) => ({
  en: `<h2>${title}</h2><p>${text}</p>`,
  ar: `<h2>${titleAr}</h2><p>${textAr}</p>`,
});

/** A static page of several sections, each with title and text in English and Arabic, as HTML. */
const parts = (...all: Parameters<typeof page>[]) => {
  const written = all.map((one) => page(...one));
  return {
    en: written.map(({ en }) => en).join(''),
    ar: written.map(({ ar }) => ar).join(''),
  };
};

/**
 * The shop's settings and texts in the demo. Texts `{en, ar}` are sent in the language of the
 * request.
 */
export const settings: Record<string, unknown> = {
  config: {
    business_name: 'Sixways',
    logo: null,
    fav_icon: null,
    app_url_android: 'https://play.example/sixways',
    app_url_ios: 'https://apps.example/sixways',
    app_minimum_version_android: 1,
    app_minimum_version_ios: 1,
    address: { en: '8 Market Square, Eastside', ar: '8 ساحة السوق، الجانب الشرقي' },
    phone: '+15550137',
    email: 'hello@sixways.example',
    country: 'US',
    default_location: { lat: String(centre.lat - 0.012), lng: String(centre.lng + 0.016) },
    footer_text: {
      en: '© 2026 Sixways. All rights reserved.',
      ar: '© 2026 Sixways. جميع الحقوق محفوظة.',
    },
    cookies_text: {
      en: 'We keep your cart and choices on this device. Nobody is measured without your consent.',
      ar: 'نحفظ سلتك واختياراتك على هذا الجهاز. لا نقيس أي شيء دون موافقتك.',
    },
    demo: true,
    maintenance_mode: false,
    timeformat: '12',
    currency_symbol: '$',
    currency_code: 'USD',
    currency_symbol_direction: 'left',
    digit_after_decimal_point: 2,
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: 1,
      google_login_status: 1,
      facebook_login_status: 1,
      apple_login_status: 1,
      email_verification_status: 1,
      phone_verification_status: 1,
    },
    social_login: [
      { login_medium: 'google', status: true },
      { login_medium: 'facebook', status: true },
    ],
    apple_login: [{ login_medium: 'apple', status: true }],
    firebase_otp_verification: 0,
    country_picker_status: 1,
    customer_verification: true,
    is_sms_active: true,
    is_mail_active: true,
    guest_checkout_status: 1,
    home_delivery_status: 1,
    takeaway_status: 1,
    schedule_order: true,
    schedule_order_slot_duration: 30,
    order_delivery_verification: false,
    prescription_order_status: true,
    order_confirmation_model: 'store',
    toggle_veg_non_veg: true,
    dm_tips_status: 1,
    refund_active_status: true,
    canceled_by_store: true,
    canceled_by_deliveryman: false,
    per_km_shipping_charge: 1,
    minimum_shipping_charge: 2,
    parcel_per_km_shipping_charge: 1.2,
    parcel_minimum_shipping_charge: 3,
    parcel_cancellation_status: 1,
    parcel_cancellation_basic_setup: { return_fee_status: 0, return_fee: 0 },
    parcel_return_time_fee: null,
    admin_free_delivery: {
      status: true,
      type: 'free_delivery_by_order_amount',
      free_delivery_over: 60,
    },
    additional_charge_status: 1,
    additional_charge_name: { en: 'Service fee', ar: 'رسوم الخدمة' },
    additional_charge: 0.5,
    tax_included: 0,
    cash_on_delivery: true,
    digital_payment: true,
    digital_payment_info: {
      digital_payment: true,
      plugin_payment_gateways: false,
      default_payment_gateways: true,
    },
    active_payment_method_list: [
      {
        gateway: 'demo_card',
        gateway_title: { en: 'Card', ar: 'بطاقة' },
        gateway_image: 'credit-card.webp',
      },
      {
        gateway: 'demo_wallet',
        gateway_title: { en: 'Pocket pay', ar: 'محفظة الجيب' },
        gateway_image: 'coin.webp',
      },
    ],
    offline_payment_status: 1,
    partial_payment_status: 1,
    partial_payment_method: 'both',
    customer_wallet_status: 1,
    add_fund_status: 1,
    loyalty_point_status: 1,
    loyalty_point_exchange_rate: 100,
    loyalty_point_item_purchase_point: 400,
    loyalty_point_minimum_point: 100,
    ref_earning_status: 1,
    ref_earning_exchange_rate: 5,
    new_customer_discount_status: 1,
    new_customer_discount_amount: 3,
    new_customer_discount_amount_type: 'amount',
    new_customer_discount_amount_validity: 30,
    new_customer_discount_validity_type: 'day',
    refund_policy: 1,
    cancelation_policy: 1,
    shipping_policy: 1,
    toggle_dm_registration: true,
    toggle_store_registration: true,
    subscription_business_model: 1,
    commission_business_model: 1,
    admin_commission: 10,
    subscription_free_trial_days: 14,
    subscription_free_trial_type: 'day',
    subscription_free_trial_status: 1,
    social_media: ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'].map(
      (name, index) => ({
        id: index + 1,
        name,
        link: `https://${name}.example/sixways`,
        status: 1,
      }),
    ),
    websocket_status: 0,
    event_stream: 1,
  },
  landing: {
    ...landingRest,
    fixed_footer_description: {
      en: 'One account for dinner, groceries, medicine, shopping, parcels and a set of wheels.',
      ar: 'حساب واحد للعشاء والبقالة والدواء والتسوق والطرود والسيارات.',
    },
    fixed_newsletter_title: { en: 'Good things, once a week', ar: 'أشياء جميلة مرة في الأسبوع' },
    fixed_newsletter_sub_title: {
      en: 'New restaurants, fair offers and nothing else. Unsubscribe any time.',
      ar: 'مطاعم جديدة وعروض عادلة ولا شيء غير ذلك. ألغِ الاشتراك متى شئت.',
    },
    meta_title: { en: 'Sixways: everything you need', ar: 'Sixways: كل ما تحتاجه' },
    meta_description: {
      en: 'Order dinner, groceries and medicine, send parcels and rent a car in one place.',
      ar: 'اطلب العشاء والبقالة والدواء، وأرسل الطرود، واستأجر سيارة من مكان واحد.',
    },
    meta_image: 'shopping-bags.webp',
    header_title: { en: 'Everything you need, six ways.', ar: 'كل ما تحتاجه بست طرق.' },
    header_sub_title: {
      en: 'Dinner, groceries, medicine, shops, parcels and rental cars in one place.',
      ar: 'عشاء وبقالة ودواء ومتاجر وطرود وسيارات في مكان واحد.',
    },
    earning_seller_title: { en: 'Sell with Sixways', ar: 'بِع مع Sixways' },
    earning_seller_sub_title: {
      en: 'Open your store to the whole city.',
      ar: 'افتح متجرك للمدينة كلها.',
    },
    earning_seller_button_name: { en: 'Become a Vendor owner', ar: 'كن صاحب متجر' },
    earning_seller_status: 1,
    earning_dm_title: { en: 'Ride with Sixways', ar: 'قُد مع Sixways' },
    earning_dm_sub_title: { en: 'Choose your hours.', ar: 'اختر ساعات عملك.' },
    earning_dm_button_name: { en: 'Become a deliveryman', ar: 'كن عامل توصيل' },
    earning_dm_status: 1,
    download_user_app_links: {
      playstore_url: 'https://play.example/sixways',
      playstore_url_status: '1',
      apple_store_url: 'https://apps.example/sixways',
      apple_store_url_status: '1',
    },
  },
  pages: {
    'terms-and-conditions': parts(
      [
        'What this shop does',
        'ما يفعله هذا المتجر',
        'This is a demonstration shop: no order is cooked, packed or carried.',
        'هذا متجر تجريبي: لا يُطبخ طلب ولا يُغلَّف ولا يُنقل.',
      ],
      [
        'Your account',
        'حسابك',
        'One person, one account. You may delete it in Settings at any time.',
        'حساب واحد لكل شخص، ويمكنك حذفه من الإعدادات في أي وقت.',
      ],
      [
        'Ordering and prices',
        'الطلب والأسعار',
        'Fees for delivery and service stand in the summary before you order.',
        'تظهر رسوم التوصيل والخدمة في الملخص قبل أن تطلب.',
      ],
      [
        'Changes',
        'التغييرات',
        'We tell you 30 days before a change, by email and here.',
        'نخبرك قبل أي تغيير بثلاثين يومًا، بالبريد الإلكتروني وهنا.',
      ],
    ),
    'about-us': page(
      'About us',
      'من نحن',
      'Six ways to get what you need in one city.',
      'ست طرق للحصول على ما تحتاجه في مدينة واحدة.',
    ),
    'privacy-policy': page(
      'Privacy policy',
      'سياسة الخصوصية',
      'Everything you enter stays in the database of this sandbox.',
      'كل ما تدخله يبقى في قاعدة بيانات هذه البيئة التجريبية.',
    ),
    'refund-policy': page(
      'Refund policy',
      'سياسة الاسترداد',
      'Tell us within a day and we make it right.',
      'أخبرنا خلال يوم وسنصلح الأمر.',
    ),
    'shipping-policy': page(
      'Shipping policy',
      'سياسة الشحن',
      'Fees depend on the way and the zone.',
      'تعتمد الرسوم على المسافة والمنطقة.',
    ),
    cancelation: page(
      'Cancellation policy',
      'سياسة الإلغاء',
      'You may cancel while the order is pending.',
      'يمكنك الإلغاء ما دام الطلب قيد الانتظار.',
    ),
  },
  cancelReasons: [
    { en: 'Ordered by mistake', ar: 'طلبت بالخطأ' },
    { en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
    { en: 'I changed my mind', ar: 'غيرت رأيي' },
  ],
  refundReasons: [
    { en: 'Something was missing', ar: 'كان هناك شيء ناقص' },
    { en: 'It arrived damaged', ar: 'وصل تالفًا' },
  ],
  extraCharges: [
    { fromKm: 0, amount: 0 },
    { fromKm: 6, amount: 0.75 },
  ],
  ...promotions,
  ...payments,
  ...predefinedTexts,
};
