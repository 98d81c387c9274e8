// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CourierRegistrationPage } from '../../src/join/CourierRegistrationPage.tsx';
import { PlanForm } from '../../src/join/PlanForm.tsx';
import { filesOfCourier, storeRegistrations } from '../../src/join/storedRegistrations.ts';
import { StoreRegistrationPage } from '../../src/join/StoreRegistrationPage.tsx';
import { UnderReview } from '../../src/join/UnderReview.tsx';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { routerWindow } from '../../src/platform/browser.ts';
import { module, refusal, serve, show } from '../catalogue/wireShop.tsx';
import { config } from '../checkout/orders.ts';
import { panMap } from '../map/panMap.ts';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** Lets every call to the path fail until the test changes that. */
function failing(path: string, answer: unknown) {
  let fails = true;
  serve((asked) => {
    if (asked.path !== path) return asked.path === '/api/v1/zone/list' ? [] : undefined;
    return fails ? refusal(500, 'Out of order.') : answer;
  });
  return () => (fails = false);
}

/** The stored form of a store, as far as it matters here. */
const store = {
  module: '4',
  name: 'Corner Grill',
  names: {},
  address: '3 Harbour Lane',
  pin: '0.02,0.02',
  zone: '1',
  pickupZones: [],
  minimum: '20',
  maximum: '40',
  unit: 'minute',
  tax: '8',
  taxNumber: '',
  taxExpires: '',
};

/** As long as an answer takes to come, so that the page is drawn without it before. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

const passwords = () => screen.findAllByLabelText(/password/i, { selector: 'input' });

/** Types a new password, and the same again. */
async function typePassword(password: string) {
  for (const field of await passwords()) await userEvent.type(field, password);
}

describe('pages of those who join', () => {
  it('LAND-12: a list of modules that does not come can be asked for again', async () => {
    const mend = failing('/api/v1/module', [module]);
    show(<StoreRegistrationPage />, '/store-registration?active=active');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your store' })).toBeVisible();
  });

  it('LAND-13: vehicles that do not come can be asked for again, and the form is there', async () => {
    const mend = failing('/api/v1/get-vehicles', [{ id: 1, type: 'Bicycle' }]);
    show(<CourierRegistrationPage />, '/deliveryman-registration');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText(/First name/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Bicycle' })).toBeNull();
    mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('radio', { name: 'Bicycle' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('LAND-12 LAND-13: what follows a long form is seen and read from its beginning', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    serve(() => undefined);
    show(<UnderReview object="motor-scooter" />, '/deliveryman-registration');
    const page = await screen.findByRole('status');
    expect(page).toHaveTextContent('Your application is under review');
    expect(page).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    scroll.mockRestore();
  });

  /** Opens the registration of a store at its third step: the first two are stored as filled in. */
  function showThirdStep() {
    const owner = {
      firstName: 'Leila',
      lastName: 'Karimi',
      phone: '',
      email: 'leila@saffron.test',
    };
    storeRegistrations({ reached: 'login', store: store, owner });
    const stored = Object.fromEntries(Object.entries(localStorage));
    return show(<StoreRegistrationPage />, '/store-registration?active=active', stored).shop;
  }

  it('LAND-12: the browser’s Back leads to the step before, and from the first step off the page', async () => {
    serve(() => undefined);
    // The router listens so in the storefront; the one of this test has no history of the browser.
    const left = vi.fn<() => void>();
    routerWindow.addEventListener('popstate', left);
    onTestFinished(() => routerWindow.removeEventListener('popstate', left));
    history.pushState({ idx: 1 }, '', '/store-registration?active=active');
    showThirdStep();
    expect(await screen.findByRole('heading', { name: 'Sign-in' })).toBeVisible();
    history.back();
    expect(await screen.findByRole('heading', { name: 'You' })).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Leila');
    // The entry of the next step that can be gone back is pushed after a moment.
    await aMoment();
    history.back();
    expect(await screen.findByRole('heading', { name: 'Your store' })).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    history.back();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  const lakeRoad = { address: '9 Lake Road', position: { lat: 0.5, lng: 0.25 }, zoneIds: [2] };

  it('OPEN-52, LAND-12: another place leaves a store’s application on its way', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => (arrive = resolve));
    const log = serve(async ({ path }) => {
      if (path === '/api/v1/module') await aMoment();
      return path === '/api/v1/auth/vendor/register' ? answer : undefined;
    });
    const shop = showThirdStep();
    await typePassword('Saffron-2026!');
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
    const sent = () => log.filter(({ path }) => path === '/api/v1/auth/vendor/register').length;
    await waitFor(() => expect(sent()).toBe(1));
    act(() => shop.place.send({ type: 'place.chosen', place: lakeRoad, rental: false }));
    expect(localStorage.getItem('location')).toBe('9 Lake Road');
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: 'Sending your application' })).toBeVisible();
    await act(async () => arrive({ store_id: 31, type: 'commission' }));
    expect(await screen.findByText('Your application is under review')).toBeVisible();
    expect(sent()).toBe(1);
  });

  it('OPEN-52, LAND-13: another place leaves a courier the typed password', async () => {
    serve(({ path }) => (path === '/api/v1/zone/list' ? [] : undefined));
    // The browser's database, unlike the one of these tests, takes a moment to answer.
    const load = vi.spyOn(filesOfCourier, 'load').mockImplementation(async () => {
      await aMoment();
      return { photo: null, front: null, back: null };
    });
    const { shop } = show(<CourierRegistrationPage />, '/deliveryman-registration');
    await typePassword('Lantern-9-amber');
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    act(() => shop.place.send({ type: 'place.chosen', place: lakeRoad, rental: false }));
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    for (const field of await passwords()) expect(field).toHaveValue('Lantern-9-amber');
    expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
    load.mockRestore();
  });

  it('LAND-12: modules that do not come again leave the typed password', async () => {
    let fails = false;
    serve(({ path }) =>
      fails && path === '/api/v1/module' ? refusal(403, 'Out of order.') : undefined,
    );
    const shop = showThirdStep();
    await typePassword('Saffron-2026!');
    fails = true;
    await act(() => shop.queryClient.invalidateQueries());
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    for (const field of await passwords()) expect(field).toHaveValue('Saffron-2026!');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('LAND-13: vehicles that do not come again leave the form without an error above it', async () => {
    let fails = false;
    serve(({ path }) => {
      if (fails) return refusal(403, 'Out of order.');
      if (path === '/api/v1/get-vehicles') return [{ id: 1, type: 'Bicycle' }];
      return path === '/api/v1/zone/list' ? [] : undefined;
    });
    const { shop } = show(<CourierRegistrationPage />, '/deliveryman-registration');
    await userEvent.click(await screen.findByRole('radio', { name: 'Bicycle' }));
    await typePassword('Lantern-9-amber');
    fails = true;
    await act(() => shop.queryClient.invalidateQueries());
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Bicycle' })).toBeChecked();
    for (const field of await passwords()) expect(field).toHaveValue('Lantern-9-amber');
  });

  it('LAND-12: packages that do not come again leave the plan without an error above it', async () => {
    let fails = false;
    serve(() =>
      fails
        ? refusal(403, 'Out of order.')
        : { packages: [{ id: 7, package_name: 'Starter', price: 29, validity: 30, status: 1 }] },
    );
    const plan = (
      <PlanForm
        terms={{ commission: 12, packages: { trial: null } }}
        config={config}
        moduleId={4}
        refusal={[]}
        busy={false}
        go="Send"
        onSubmit={() => undefined}
      />
    );
    const { shop } = show(plan, '/store-registration');
    await userEvent.click(screen.getByRole('radio', { name: /package/i }));
    await userEvent.click(await screen.findByRole('radio', { name: /Starter/ }));
    fails = true;
    await act(() => shop.queryClient.invalidateQueries());
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('radio', { name: /Starter/ })).toBeChecked();
  });

  const eastside = {
    id: 3,
    name: 'Eastside',
    formated_coordinates: [
      { lat: -1, lng: -1 },
      { lat: -1, lng: 1 },
      { lat: 1, lng: 1 },
      { lat: 1, lng: -1 },
    ],
  };
  const outside = 'The pin stands outside our zones.';

  /** Moves the pin of a store, which stays within the zone Eastside. */
  const movePin = () => panMap(/^Move the map until the pin stands/);

  it('LAND-12, MSG-21: zones that do not come can be asked for again, and no pin is refused as outside', async () => {
    const mend = failing('/api/v1/zone/list', [eastside]);
    show(<StoreRegistrationPage />, '/store-registration?active=active');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await movePin();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Choose a zone.')).toBeVisible();
    expect(screen.getByLabelText(/^Zone/)).toHaveDisplayValue('Choose a zone');
    expect(screen.queryByText(outside)).toBeNull();
    mend();
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByLabelText(/^Zone/)).toHaveDisplayValue('Eastside'));
    await waitFor(() => expect(screen.queryByText('Choose a zone.')).toBeNull());
    expect(screen.queryByText(outside)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('LAND-12: a pin that is set before the zones are there gets its zone when they come', async () => {
    let arrive: (zones: unknown) => void = () => undefined;
    const zones = new Promise((resolve) => (arrive = resolve));
    serve(({ path }) => (path === '/api/v1/zone/list' ? zones : undefined));
    show(<StoreRegistrationPage />, '/store-registration?active=active');
    await movePin();
    await screen.findByText('We found no address for this pin. Please type it.');
    expect(screen.getByLabelText(/^Zone/)).toHaveDisplayValue('Choose a zone');
    expect(screen.queryByText(outside)).toBeNull();
    await act(async () => arrive([eastside]));
    await waitFor(() => expect(screen.getByLabelText(/^Zone/)).toHaveDisplayValue('Eastside'));
    expect(screen.queryByText(outside)).toBeNull();
  });
});
