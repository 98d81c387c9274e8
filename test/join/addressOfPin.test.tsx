// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storedRegistrations } from '../../src/join/storedRegistrations.ts';
import { StoreRegistrationPage } from '../../src/join/StoreRegistrationPage.tsx';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { module, refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { panMap } from '../map/panMap.ts';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});
afterEach(() => localStorage.clear());

const user = userEvent.setup();

/** The form of a store, at a server that answers look-ups of addresses in turn. */
async function open(answers: unknown[], stored: Record<string, string> = settled) {
  const asked: string[] = [];
  serve(({ path, query }) => {
    if (path === '/api/v1/module') return [module];
    if (path === '/api/v1/zone/list') return [];
    if (path !== '/api/v1/config/geocode-api') return undefined;
    asked.push(`${query.get('lat')},${query.get('lng')}`);
    return answers[asked.length - 1];
  });
  show(<StoreRegistrationPage />, '/store-registration?active=active', stored);
  const map = /^Move the map until the pin stands/;
  await screen.findByRole('region', { name: map });
  return { asked, movePin: () => panMap(map) };
}

const at = (address: string) => ({ results: [{ formatted_address: address }] });
const address = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
const unknown = 'We found no address for this pin. Please type it.';

describe('the address of a store', () => {
  it('issue 24: is filled in from the pin, follows the next pin, and is stored', async () => {
    const { asked, movePin } = await open([at('3 Copper Street'), at('8 Mill Road')]);
    await movePin();
    await waitFor(() => expect(address()).toHaveValue('3 Copper Street'));
    await movePin();
    await waitFor(() => expect(address()).toHaveValue('8 Mill Road'));
    expect(new Set(asked).size).toBe(2);
    expect(storedRegistrations().store?.address).toBe('8 Mill Road');
    expect(storedRegistrations().addressOfPin).toBe('8 Mill Road');
  });

  it('issue 24: that somebody typed survives every pin, which asks for none', async () => {
    const { asked, movePin } = await open([at('3 Copper Street'), at('8 Mill Road')]);
    await movePin();
    await waitFor(() => expect(address()).toHaveValue('3 Copper Street'));
    await user.type(address(), ', back door');
    await movePin();
    await movePin();
    await waitFor(() => expect(storedRegistrations().store?.pin).not.toBe(asked[0]));
    expect(address()).toHaveValue('3 Copper Street, back door');
    expect(asked).toHaveLength(1);
  });

  it('issue 24: that is typed while one is looked up stays', async () => {
    const answers: ((address: unknown) => void)[] = [];
    const waits = new Promise((resolve) => answers.push(resolve));
    const { asked, movePin } = await open([waits]);
    await movePin();
    expect(await screen.findByText('Looking up the address of the pin.')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.type(address(), '9 Own Lane');
    expect(screen.queryByText('Looking up the address of the pin.')).toBeNull();
    await act(async () => answers[0]?.(at('3 Copper Street')));
    expect(address()).toHaveValue('9 Own Lane');
  });

  it.each([
    ['a server that is out of order', () => refusal(500, 'Out of order.')],
    ['a point without one', () => ({ results: [], status: 'ZERO_RESULTS' })],
  ])('issue 24: is asked for by a hint after %s, and what was there stays', async (_, answer) => {
    const answers = [at('3 Copper Street'), ...Array.from({ length: 9 }, () => answer())];
    const { movePin } = await open(answers);
    await movePin();
    await waitFor(() => expect(address()).toHaveValue('3 Copper Street'));
    await movePin();
    expect(await screen.findByText(unknown, undefined, { timeout: 15_000 })).toBeVisible();
    expect(address()).toHaveValue('3 Copper Street');
    expect(address()).toHaveAttribute('aria-invalid', 'false');
    await user.type(address(), ' b');
    expect(screen.queryByText(unknown)).toBeNull();
  });

  it('issue 24: follows the pin after a reload too', async () => {
    const { movePin } = await open([at('3 Copper Street')]);
    await movePin();
    await waitFor(() => expect(storedRegistrations().addressOfPin).toBe('3 Copper Street'));
    const stored = Object.fromEntries(Object.entries(localStorage));
    cleanup();
    const anew = await open([at('8 Mill Road')], stored);
    expect(address()).toHaveValue('3 Copper Street');
    await anew.movePin();
    await waitFor(() => expect(address()).toHaveValue('8 Mill Road'));
  });
});

describe('the zone of a store', () => {
  it('issue 24: is asked for until a pin is set; only a pin can lie outside all zones', async () => {
    const { movePin } = await open([at('3 Copper Street')]);
    const zone = screen.getByLabelText(/^Zone/);
    expect(zone).toHaveDisplayValue('Choose a zone');
    await movePin();
    await waitFor(() => expect(zone).toHaveDisplayValue('Outside all zones'));
  });
});
