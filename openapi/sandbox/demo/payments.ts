/**
 * Demo settings about payment: offline payment methods, cashback, and surges (times with a
 * surcharge).
 */
export const payments: Record<string, unknown> = {
  offlineMethods: [
    {
      id: 1,
      name: { en: 'Bank transfer', ar: 'حوالة بنكية' },
      facts: [
        {
          name: { en: 'Bank', ar: 'البنك' },
          value: { en: 'Harbour Bank, Eastside', ar: 'بنك الميناء، الجانب الشرقي' },
        },
        {
          name: { en: 'Account', ar: 'رقم الحساب' },
          value: { en: '0137 2026 0064', ar: '0137 2026 0064' },
        },
      ],
      asked: [
        {
          name: { en: 'Account holder', ar: 'اسم صاحب الحساب' },
          placeholder: { en: 'As on your statement', ar: 'كما في كشف الحساب' },
          required: true,
        },
        {
          name: { en: 'Transaction reference', ar: 'رقم العملية' },
          placeholder: { en: 'For example 20261121-0042', ar: 'مثال: 20261121-0042' },
          required: true,
        },
      ],
    },
    {
      id: 2,
      name: { en: 'Paid at a kiosk', ar: 'دفع في كشك' },
      facts: [
        {
          name: { en: 'Shop code', ar: 'رمز المتجر' },
          value: { en: 'SIXWAYS-7', ar: 'SIXWAYS-7' },
        },
      ],
      asked: [
        {
          name: { en: 'Receipt number', ar: 'رقم الإيصال' },
          placeholder: { en: 'Printed at the top', ar: 'مطبوع في الأعلى' },
          required: true,
        },
        {
          name: { en: 'Kiosk', ar: 'الكشك' },
          placeholder: { en: 'Where you paid', ar: 'مكان الدفع' },
          required: false,
        },
      ],
    },
  ],
  cashbacks: [
    {
      id: 1,
      title: { en: '2% back on every order', ar: 'استرداد \u20662%\u2069 على كل طلب' },
      type: 'percentage',
      amount: 2,
      minPurchase: 25,
      maxDiscount: 3,
      startDate: '2026-01-01',
      endDate: '2035-12-31',
    },
    {
      id: 2,
      title: { en: '3% back on trips', ar: 'استرداد \u20663%\u2069 على الرحلات' },
      type: 'percentage',
      amount: 3,
      minPurchase: 60,
      maxDiscount: 10,
      startDate: '2026-01-01',
      endDate: '2035-12-31',
      isRental: true,
    },
  ],
  surges: [
    {
      zoneIds: [3],
      moduleIds: [1],
      days: [5, 6],
      from: '19:00',
      to: '21:00',
      price: 1.5,
      type: 'amount',
      title: { en: 'Busy evening', ar: 'مساء مزدحم' },
      note: {
        en: 'Many order now: deliveries in Northfield cost a little more until nine.',
        ar: 'الطلب مرتفع الآن: التوصيل في الحقول الشمالية أغلى قليلًا حتى التاسعة.',
      },
    },
  ],
};
