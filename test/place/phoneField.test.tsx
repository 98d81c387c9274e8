// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { usePhoneCountry } from '../../src/shop/phoneCountry.ts';
import { PhoneField } from '../../src/ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../src/ui/form/useSchemaForm.ts';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));
afterEach(async () => {
  vi.restoreAllMocks();
  await loadMessages('en');
});

const zoneOf = (country?: string) => ({
  zone_id: '[1]',
  zone_data: [{ id: 1, name: 'Eastside', ...(country && { country }) }],
});

interface Shop {
  /** The countries in the configuration of the shop. */
  shop?: { country?: string; country_picker_status?: number };
  zone?: string;
  stored?: Record<string, string>;
  value?: string;
}

/** A phone field in a form, and what the form holds. */
function open({ shop = {}, zone, stored = {}, value = '' }: Shop = {}) {
  serve(({ path }) => {
    if (path === '/api/v1/config') return { ...config, country_picker_status: 1, ...shop };
    return path === '/api/v1/config/get-zone-id' ? zoneOf(zone) : undefined;
  });
  const held = { phone: value };
  function Form() {
    const form = useSchemaForm({
      values: held,
      onType: ({ phone }) => (held.phone = phone),
      onSubmit: () => undefined,
    });
    return <PhoneField label="Phone" {...form.bound('phone')} country={usePhoneCountry()} />;
  }
  show(<Form />, '/', { ...settled, ...stored });
  return { held, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Phone' });
/** The list of countries once the library and the shop's settings are there. */
async function country() {
  const list = await screen.findByRole('combobox');
  await waitFor(() => expect(list).not.toHaveValue(''));
  return list;
}

/** The sentence of the field without the marks that keep numbers from left to right. */
const question = () =>
  screen
    .queryByRole('group')
    ?.querySelector('p')
    ?.textContent.replaceAll(/[\u2066-\u2069]/g, '');

describe('M2 CONST-07: a national number is never read as another country’s', () => {
  it.each([
    ['5550123456', '+15550123456', '555 012 3456'],
    ['2025550143', '+12025550143', '202 555 0143'],
    ['2025550188', '+12025550188', '202 555 0188'],
    ['(202) 555-0143', '+12025550143', '202 555 0143'],
    ['1 202 555 0143', '+12025550143', '202 555 0143'],
    ['٢٠٢٥٥٥٠١٤٣', '+12025550143', '202 555 0143'],
  ])('in the United States, %s is %s', async (typed, held, shown) => {
    const form = open();
    expect(await country()).toHaveValue('US');
    await form.user.type(field(), typed);
    await form.user.tab();
    expect(form.held.phone).toBe(held);
    expect(field()).toHaveValue(shown);
    expect(question()).toBeUndefined();
  });

  it('is dialled from abroad without the 0 before its area code', async () => {
    const form = open({ shop: { country: 'DE' } });
    await country();
    await form.user.type(field(), '0151 12345678');
    await form.user.tab();
    expect(form.held.phone).toBe('+4915112345678');
  });

  it('what is pasted with + or 00 chooses its country', async () => {
    const form = open();
    await country();
    await form.user.type(field(), '+442079460958');
    expect(form.held.phone).toBe('+442079460958');
    expect(await country()).toHaveValue('GB');
    await form.user.clear(field());
    await form.user.type(field(), '00201001234567');
    expect(form.held.phone).toBe('+201001234567');
    expect(await country()).toHaveValue('EG');
  });

  it('digits that came in without a country are not sent as any country’s', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    const form = open({ shop: { country: '' }, value: '2025550143' });
    expect(await screen.findByRole('combobox')).toHaveValue('');
    expect(form.held.phone).toBe('2025550143');
  });
});

describe('M2: what looks like two readings asks', () => {
  it('a number that is also Singapore’s: “Is this +1 659 123 4567 or +65 9 123 4567?”', async () => {
    const form = open();
    await country();
    await form.user.type(field(), '6591234567');
    await form.user.tab();
    expect(question()).toBe('Is this +1 659 123 4567 or +65 9 123 4567?');
    // Nothing is guessed: the form holds no number of any country yet.
    expect(form.held.phone).toBe('6591234567');
    const answers = within(screen.getByRole('group'));
    await form.user.click(answers.getByRole('button', { name: '+65 9 123 4567' }));
    expect(form.held.phone).toBe('+6591234567');
    expect(field()).toHaveValue('9 123 4567');
    expect(await country()).toHaveValue('SG');
    expect(question()).toBeUndefined();
  });

  it('asks when the press that left the field is over, so that no button moves under the pointer', async () => {
    const form = open();
    await country();
    await form.user.type(field(), '6591234567');
    await form.user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(field()).not.toHaveFocus();
    expect(question()).toBeUndefined();
    await form.user.pointer('[/MouseLeft]');
    expect(question()).toBe('Is this +1 659 123 4567 or +65 9 123 4567?');
  });

  it('and takes the national one when that is the answer', async () => {
    const form = open();
    await country();
    await form.user.type(field(), '6591234567');
    await form.user.tab();
    await form.user.click(screen.getByRole('button', { name: '+1 659 123 4567' }));
    expect(form.held.phone).toBe('+16591234567');
    expect(question()).toBeUndefined();
  });

  it('is not asked of who has chosen the country, unless the digits do not fit it', async () => {
    const form = open({ stored: { country: 'US' } });
    await country();
    await form.user.type(field(), '6591234567');
    await form.user.tab();
    expect(form.held.phone).toBe('+16591234567');
    await form.user.clear(field());
    await form.user.type(field(), '4915112345678');
    await form.user.tab();
    expect(question()).toBe('Is this +1 491 511 234 5678 or +49 1 511 234 5678?');
    expect(form.held.phone).toBe('4915112345678');
  });
});

describe('M2: the country comes first', () => {
  const browserIn = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it('the shop’s, before the zone’s and the browser’s', async () => {
    browserIn('ar-EG');
    open({ shop: { country: 'AE' }, zone: 'SA' });
    expect(await country()).toHaveValue('AE');
  });

  it('the zone’s, where the shop names none', async () => {
    browserIn('ar-EG');
    open({ shop: { country: '' }, zone: 'SA' });
    await waitFor(async () => expect(await country()).toHaveValue('SA'));
  });

  it('the browser’s region, where neither names one', async () => {
    browserIn('ar', 'ar-EG');
    open({ shop: { country: '' } });
    expect(await country()).toHaveValue('EG');
  });

  it('AUTH-17: country_picker_status 0 keeps the shop’s country', async () => {
    open({ shop: { country: 'US', country_picker_status: 0 }, stored: { country: 'EG' } });
    const list = await country();
    expect(list).toBeDisabled();
    expect(list).toHaveValue('US');
  });

  it('DATA-17: the chosen country is stored under `country`, and the next field begins with it', async () => {
    const form = open();
    await form.user.click(await country());
    await form.user.selectOptions(await country(), 'EG');
    expect(localStorage.getItem('country')).toBe('EG');
    await form.user.type(field(), '01001234567');
    expect(form.held.phone).toBe('+201001234567');
  });

  it('DATA-17: the stored country is read', async () => {
    open({ stored: { country: 'eg' } });
    expect(await country()).toHaveValue('EG');
  });
});

describe('the phone field', () => {
  it('p11: can be typed into before anything of it has loaded', async () => {
    const form = open();
    expect(field()).toBeEnabled();
    await form.user.type(field(), '2025550143');
    await country();
    await waitFor(() => expect(form.held.phone).toBe('+12025550143'));
  });

  it('runs from left to right in Arabic, its question as well', async () => {
    await loadMessages('ar');
    const form = open();
    const number = screen.getByRole('textbox', { name: 'Phone' });
    expect(await country()).toHaveAccessibleName('رمز البلد');
    await form.user.type(number, '6591234567');
    await form.user.tab();
    expect(number.closest('[dir]')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('status').textContent).toBe(
      'هل الرقم هو \u2066+1 659 123 4567\u2069 أم \u2066+65 9 123 4567\u2069؟',
    );
    for (const answer of screen.getAllByRole('button')) {
      expect(answer.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
    }
  });
});
