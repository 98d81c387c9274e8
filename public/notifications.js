// The service worker of the storefront. It shows what the shop sends while no page is open, and it
// caches nothing and answers no request. A message is an entry of the list of notifications
// (openapi/areas/sandbox.yaml, subscribeToPush); one by Firebase has the same fields as texts, and may
// have its words in `notification`.

/** A page for each kind of message; `machines/rules/notifications.ts` knows the same ones. */
const pages = {
  order_status: (id) => (id > 0 ? `/my-orders/${id}` : null),
  trip_status: (id) => (id > 0 ? `/rental/trips/${id}` : null),
  message: () => '/profile?page=inbox',
  add_fund: () => '/wallet',
  cashback: () => '/wallet',
  coupon: () => '/coupons',
  referral_code: () => '/referral-code',
};

/** Where a message leads: a page of this shop, and never an address that was sent. */
function pageOf({ type, order_id: id }) {
  const page = Object.hasOwn(pages, type) ? pages[type](Math.trunc(Number(id))) : null;
  return page ?? '/profile?page=notifications';
}

const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // What cannot be read has no words: the browser asks that something is shown all the same.
  }
  const { notification, data } = { ...message };
  const title = textOf(notification?.title) || textOf(data?.title);
  const body = textOf(notification?.body) || textOf(data?.description) || textOf(data?.body);
  const page = pageOf({ ...data });
  event.waitUntil(
    // A later step of an order takes the place of an earlier one.
    self.registration.showNotification(title || body || self.location.host, {
      body: title === '' ? '' : body,
      tag: page,
      renotify: true,
      data: { page },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.page, self.location.origin);
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page of the shop where something may be typed stays as it is; another tab is opened.
    const same = open.find(({ url }) => url === href);
    return same === undefined ? self.clients.openWindow(href) : same.focus();
  };
  event.waitUntil(show());
});
