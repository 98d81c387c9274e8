// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutwardFact, MapOpening } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { LandingPage } from '../../src/place/LandingPage.tsx';
import { recentPlaces, rememberPlace } from '../../src/place/recent.ts';
import { module, refusal, serve, show } from '../catalogue/wireShop.tsx';
import { suggestionsOf } from './suggestions.ts';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  onFact.mockClear();
  Element.prototype.scrollIntoView = vi.fn();
});

const modules = [
  { ...module, id: 1, module_name: 'Food', module_type: 'food' },
  { ...module, id: 2, module_name: 'Grocery', module_type: 'grocery' },
];
const suggestions = suggestionsOf('Copper Street', 'Copper Square');

const onFact = vi.fn<(fact: OutwardFact) => void>();

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

type Asked = (
  take: (found: { coords: { latitude: number; longitude: number; accuracy: number } }) => void,
  refuse: (error: { message: string }) => void,
) => void;

/** What the device answers when it is asked for its position. */
function device(getCurrentPosition: Asked): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

function showLanding(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    '/api/v1/module': modules,
    '/api/v1/config/place-api-autocomplete': suggestions,
    '/api/v1/config/place-api-details': { location: { latitude: 0.02, longitude: 0.02 } },
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [] },
    '/api/v1/config/geocode-api': { results: [{ formatted_address: '1 Copper Street' }] },
    '/api/v1/react-landing-page': {
      header_title: 'Six errands.',
      header_sub_title: 'One tap.',
      download_user_app_links: { playstore_url: 'https://play.example', playstore_url_status: 1 },
    },
    ...answers,
  };
  const log = serve(({ path }) => {
    const answer = all[path];
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  });
  return {
    log,
    user: userEvent.setup(),
    ...show(
      <OutletProvider value={onFact}>
        <LandingPage />
      </OutletProvider>,
      '/',
      {},
    ),
  };
}

const mapAt = (at: MapOpening): OutwardFact => ({
  type: 'overlay.opened',
  overlay: { kind: 'location', at },
});

const field = () => screen.findByRole('combobox', { name: 'Delivery address' });

describe('the landing page', () => {
  it('NAV-04, API-28: says in the owner’s words what the shop is, and how it works', async () => {
    showLanding();
    expect(await screen.findByRole('heading', { level: 1, name: 'Six errands.' })).toBeVisible();
    expect(screen.getByText('One tap.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'How it works' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Six errands. · Sixways'));
  });

  it('LAND-03: the band of the apps shows when there is one', async () => {
    showLanding();
    const band = within(await screen.findByRole('region', { name: /fits in your pocket/ }));
    expect(band.getByRole('link', { name: /Google Play/ })).toBeVisible();
  });

  it('LAND-03: without an app there is no band', async () => {
    showLanding({ '/api/v1/react-landing-page': { header_title: 'Six errands.' } });
    await screen.findByRole('heading', { level: 1, name: 'Six errands.' });
    expect(screen.queryByRole('region', { name: /fits in your pocket/ })).toBeNull();
  });

  it('MOD-05 MOD-06: a module taken here is marked, stored and told, and the place is asked for', async () => {
    const { user } = showLanding();
    const ways = within(await screen.findByRole('region', { name: 'Pick your way' }));
    const tile = ways.getByRole('button', { name: /Grocery/ });
    await user.click(tile);
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(await field()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('module') ?? '{}')).toMatchObject({ id: 2 });
    expect(onFact.mock.calls).toEqual([
      [
        {
          type: 'toast',
          kind: 'success',
          message: { key: 'modules.selected' },
          about: 'modules',
        },
      ],
    ]);
  });

  it('p10 MOD-05: a round picture leads the same way as the tile below it', async () => {
    const { user } = showLanding();
    const [petal] = await screen.findAllByRole('button', { name: 'Grocery' });
    await user.click(petal as HTMLElement);
    expect(await field()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('module') ?? '{}')).toMatchObject({ id: 2 });
  });

  it('LOC-04 MSG-22: after the rental tile the field asks for a pickup address, and the toast says so', async () => {
    const rental = { ...modules[0], id: 6, module_name: 'Rental', module_type: 'rental' };
    const { user, shop } = showLanding({ '/api/v1/module': [...modules, rental] });
    const said = vi.fn<(words: string) => void>();
    shop.place.on('toast', ({ message }) => said(resolve(message)));
    const ways = within(await screen.findByRole('region', { name: 'Pick your way' }));
    await user.click(ways.getByRole('button', { name: /Rental/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Pickup address' }), 'copper');
    await user.click(await screen.findByRole('option', { name: /Copper Street/ }));
    await waitFor(() => expect(said.mock.calls).toEqual([['New pickup address selected.']]));
  });

  it('LOC-09: arrows choose among the suggestions, Enter takes one, and its zone is stored', async () => {
    const { user, shop } = showLanding();
    await user.type(await field(), 'copper');
    await screen.findByRole('option', { name: /Copper Square/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Copper Square/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(shop.place.getSnapshot().context.place).toMatchObject({
        address: 'Copper Square, Eastside',
        zoneIds: [1],
      }),
    );
    expect(localStorage.getItem('zoneid')).toBe('[1]');
  });

  it('Explore takes the first suggestion, and without words leads to the field', async () => {
    const { user, shop } = showLanding();
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    expect(await field()).toHaveFocus();
    await user.keyboard('copper');
    await screen.findByRole('option', { name: /Copper Street/ });
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await waitFor(() =>
      expect(shop.place.getSnapshot().context.place?.address).toBe('Copper Street, Eastside'),
    );
  });

  it('Escape closes the suggestions and keeps the words', async () => {
    const { user } = showLanding();
    await user.type(await field(), 'copper');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await field()).toHaveValue('copper');
  });

  it('LOC-05, MSG-24: a refused position is said, the map is opened, and the field is still there', async () => {
    device((_, refuse) => refuse({ message: 'denied' }));
    const { user } = showLanding();
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your position could not be found. Please choose it on the map.',
    );
    expect(onFact).toHaveBeenCalledExactlyOnceWith(mapAt('lost'));
    expect(await field()).toBeEnabled();
  });

  it('LOC-05, CONST-05: a silent device is waited for 5000 ms, then the map is opened', async () => {
    const asked = vi.fn<Asked>();
    device(asked);
    const { user } = showLanding();
    const button = await screen.findByRole('button', { name: 'Use current location' });
    const { setTimeout } = globalThis;
    const started = performance.now();
    const waits: number[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
      waits.push(ms ?? 0);
      return setTimeout(run, ms === 5000 ? 50 : ms);
    });
    await user.click(button);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.calls[0]?.at(2)).toMatchObject({ timeout: 5000 });
    expect(waits).toContain(5000);
    await waitFor(() => expect(onFact).toHaveBeenCalledExactlyOnceWith(mapAt('lost')));
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('LOC-05: a position that is only roughly known opens the map there instead of being taken', async () => {
    device((take) => take({ coords: { latitude: 0.02, longitude: 0.02, accuracy: 3200 } }));
    const { user, shop } = showLanding();
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    await waitFor(() => expect(onFact).toHaveBeenCalledWith(mapAt({ lat: 0.02, lng: 0.02 })));
    expect(shop.place.getSnapshot().context.place).toBeNull();
  });

  const outside = {
    '/api/v1/config/get-zone-id': () =>
      Response.json(
        { errors: [{ code: 'coordinates', message: 'Service not available in this area' }] },
        { status: 404 },
      ),
  };

  it('F-12: a place outside all zones says so in the server’s words and offers another try', async () => {
    device((take) => take({ coords: { latitude: 9, longitude: 9, accuracy: 5 } }));
    const { user } = showLanding(outside);
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    expect(await screen.findByText('We are not here yet')).toBeVisible();
    expect(screen.getByText('Service not available in this area')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(await field()).toHaveFocus();
  });

  it('F-12: a place for which the server names no zone is outside, and is not stored', async () => {
    device((take) => take({ coords: { latitude: 9, longitude: 9, accuracy: 5 } }));
    const { user, shop } = showLanding({
      '/api/v1/config/get-zone-id': { zone_id: '[]', zone_data: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    expect(await screen.findByText('We are not here yet')).toBeVisible();
    expect(screen.getByText('We do not serve this place yet. Try another address.')).toBeVisible();
    expect(shop.place.getSnapshot().context.place).toBeNull();
  });

  it('LAND-16: outside all zones the newsletter is offered, which tells of places to come', async () => {
    device((take) => take({ coords: { latitude: 9, longitude: 9, accuracy: 5 } }));
    const { log, user } = showLanding({
      ...outside,
      '/api/v1/newsletter/subscribe': { message: '' },
    });
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your email' }), 'lee@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() =>
      expect(onFact).toHaveBeenCalledWith(
        expect.objectContaining({ message: { key: 'site.newsletter.subscribed' } }),
      ),
    );
    expect(log.find(({ path }) => path.endsWith('/newsletter/subscribe'))?.body).toMatchObject({
      email: 'lee@example.com',
    });
  });

  it('LOC-09: suggestions that cannot be had can be asked for again', async () => {
    let fails = true;
    const { user } = showLanding({
      '/api/v1/config/place-api-autocomplete': () =>
        fails ? refusal(403, 'The search rests') : suggestions,
    });
    await user.type(await field(), 'copper');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search rests');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Copper Street/ })).toBeVisible();
  });

  it('DATA-17: a browser that stores nothing goes on from memory, and says so once', async () => {
    device((take) => take({ coords: { latitude: 0.02, longitude: 0.02, accuracy: 5 } }));
    const { user, shop } = showLanding();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    await user.click(await screen.findByRole('button', { name: 'Use current location' }));
    await waitFor(() => expect(shop.place.getSnapshot().matches('chosen')).toBe(true));
    await waitFor(() => expect(onFact).toHaveBeenCalledOnce());
    rememberPlace({ address: 'x', position: { lat: 0, lng: 0 }, zoneIds: [1] }, onFact);
    await settle();
    expect(recentPlaces()).toHaveLength(2);
    expect(onFact).toHaveBeenCalledOnce();
    expect(onFact).toHaveBeenCalledWith(
      expect.objectContaining({ message: { key: 'place.notKept' } }),
    );
  });
});
