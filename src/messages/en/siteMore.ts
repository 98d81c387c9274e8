/** Texts of the area `site` beyond the first screens. */
export const siteMore = {
  'site.page.print': 'Print',
  'site.page.contents': 'Contents',
  'site.page.empty': 'There is nothing on this page yet',
  'site.help.lead': 'Call us, write to us, or find the answer below.',
  'site.help.questions': 'Questions people ask',
  'site.help.search': 'Search the questions',
  'site.help.none': 'No question fits these words. Call or write to us.',
  'site.help.q.track': 'Where is my order?',
  'site.help.a.track':
    'Track Order shows every step. Guests need the order number and the phone number they ordered with.',
  'site.help.q.guest': 'Can I order without an account?',
  'site.help.a.guest':
    'Yes, where the shop allows it. You give a name and a phone number, so that the courier can reach you.',
  'site.help.q.cancel': 'Can I cancel an order?',
  'site.help.a.cancel':
    'Yes, as long as it is pending. Open it under Track Order and choose Cancel.',
  'site.help.q.place': 'Why do I see other stores than my neighbour?',
  'site.help.a.place':
    'We show what delivers to the place at the top of the page. Change it there at any time.',
  'site.help.q.cart': 'Is my cart kept when I close the page?',
  'site.help.a.cart':
    'Yes, each module keeps a cart of its own, and it is there when you come back.',
  'site.consent.title': 'Cookies, your choice',
  'site.consent.text':
    'We need a few so that your cart and sign-in work. With your yes, others help us count visits.',
  'site.consent.reject': 'Reject',
  'site.consent.choose': 'Choose',
  'site.consent.accept': 'Accept',
  'site.consent.needed': 'Needed',
  'site.consent.neededText': 'Your cart, your sign-in and your settings. Always on.',
  'site.consent.statistics': 'Statistics',
  'site.consent.statisticsText': 'How many visit, what they look at, and how fast pages are.',
  'site.consent.marketing': 'Marketing',
  'site.consent.marketingText': 'Which of our advertisements brought you here.',
  'site.consent.save': 'Save choices',
  'site.consent.saved': 'Your cookie choices are saved.',
  'site.testimonials': 'What customers say',
  'site.footer.address': 'Our address',
  'site.footer.call': 'Call us',
  'site.footer.mail': 'Write to us',
  'site.theme.dark': 'Dark',
  'site.theme.light': 'Light',
  'site.notFound.text': 'The page may have moved. Search, or go on from the start.',
  'site.notFound.start': 'The page may have moved. Start by telling us where you are.',
  'site.notFound.ways': 'Ways on',
} as const;
