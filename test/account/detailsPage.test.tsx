// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DetailsPage } from '../../src/account/DetailsPage.tsx';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import * as reloading from '../../src/platform/reload.ts';
import type * as Cropping from '../../src/ui/field/CropDialog.tsx';
import * as cutting from '../../src/ui/field/cutPicture.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, t } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { png } from '../rules/pictures.ts';
import { maya, shop } from './wireAccount.ts';

const chunk = vi.hoisted(() => {
  // A test file before this one may have loaded the code of the cut, which then cannot fail.
  vi.resetModules();
  return { fails: false };
});
vi.mock('../../src/ui/field/CropDialog.tsx', async (original) => {
  const { CropDialog } = await original<typeof Cropping>();
  return {
    get CropDialog() {
      if (chunk.fails) throw new Error('offline');
      return CropDialog;
    },
  };
});

beforeAll(async () => {
  await loadMessages('en');
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetAllFiles();
});

const update = '/api/v1/customer/update-profile';
const login = {
  manual_login_status: 1,
  email_verification_status: 1,
  phone_verification_status: 1,
};

/** The value of a field in a sent form; undefined when the form did not contain it. */
const sentIn = (text: string, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(text)?.[1];
const saved = { message: 'Successfully updated' };
const due = (verification_on: 'phone' | 'email', verification_medium: string) => ({
  verification_on,
  verification_medium,
  otp_send: true,
  message: 'Please verify it',
});

interface Wanted {
  customer?: object;
  switches?: object;
  /** The answer of the server to a change. */
  answer?: (sent: (name: string) => string | undefined) => unknown;
  stored?: Record<string, string>;
  /** Whether only the first read of the profile is answered. */
  readOnce?: boolean;
}

/** The unsaved changes on this device; null when there are none. */
const kept = () => localStorage.getItem('profile-draft');

/** Opens Maya's account details; collects the forms that are sent to change them. */
async function open({
  customer = {},
  switches = {},
  answer = () => saved,
  stored = { ...settled, token: 'maya-token' },
  readOnce = false,
}: Wanted = {}) {
  const log: ((name: string) => string | undefined)[] = [];
  const bodies: string[] = [];
  let reads = 0;
  serve(({ path, body }) => {
    if (path === '/api/v1/config') return { ...shop, centralize_login: { ...login, ...switches } };
    if (path === '/api/v1/customer/info') {
      reads += 1;
      if (readOnce && reads > 1) return new Promise(() => undefined);
      return { ...maya, ...customer };
    }
    if (path !== update) return undefined;
    bodies.push(body as string);
    const sent = (name: string) => sentIn(body as string, name);
    log.push(sent);
    return answer(sent);
  });
  const facts: unknown[] = [];
  show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <DetailsPage />
    </OutletProvider>,
    '/profile?page=profile-settings',
    stored,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: /^(Edit Personal Details|Go Back)$/ });
  return { user, press, facts, log, bodies, reads: () => reads };
}

async function edit(wanted: Wanted = {}) {
  const opened = await open(wanted);
  await opened.press('Edit Personal Details');
  return opened;
}

const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const retype = async (user: UserEvent, name: string, text: string) => {
  await user.clear(input(new RegExp(`^${name}`)));
  if (text !== '') await user.type(input(new RegExp(`^${name}`)), text);
};
const heading = () => screen.getByRole('heading', { level: 1 });
const success = (text: string) => ({
  type: 'toast',
  kind: 'success',
  about: 'account',
  message: { text },
});

describe('the details of an account', () => {
  it('DATA-27, NAV-10: name, address and phone with what is proven, and how much there is', async () => {
    await open();
    expect(heading()).toHaveTextContent('Profile settings');
    expect(screen.getByText('maya@sixways.example')).toBeVisible();
    expect(screen.getByText('+1 555 013 7000')).toBeVisible();
    expect(screen.getAllByText('Verified')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^24\s*My orders$/ })).toHaveAttribute(
      'href',
      '/my-orders',
    );
    expect(screen.getByRole('link', { name: /^\$186.40\s*Wallet$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^340\s*Loyalty points$/ })).toBeVisible();
  });

  it('PROF-01: “Edit Personal Details” has Go Back, Reset and Update Profile', async () => {
    const { press, log } = await edit();
    expect(heading()).toHaveTextContent('Edit Personal Details');
    for (const name of ['Go Back', 'Reset', 'Update Profile', 'Upload photo']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    await press('Go Back');
    expect(heading()).toHaveTextContent('Profile settings');
    expect(log).toEqual([]);
  });

  it('PROF-02, PROF-03, MSG-12: what is missing or wrong is said at its field, and nothing is sent', async () => {
    const { user, press, log } = await edit({ customer: { is_phone_verified: 0 } });
    await retype(user, 'Name', '');
    await retype(user, 'Email', '');
    await retype(user, 'Phone', '');
    await press('Update Profile');
    expect(await screen.findByText('name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('phone number required')).toBeVisible();
    expect(input(/^Name/)).toHaveFocus();
    await retype(user, 'Email', 'maya@');
    expect(await screen.findByText('Must be a valid email')).toBeVisible();
    await retype(user, 'Email', `${'m'.repeat(245)}@sixways.example`);
    expect(await screen.findByText('Must be a valid email')).toBeVisible();
    expect(log).toEqual([]);
  });

  it('PROF-05, PROF-09: a verified phone without its country is shown, and sent back as the server wrote it', async () => {
    const { user, press, log } = await edit({ customer: { phone: '102025550143' } });
    expect(input('Phone')).toHaveValue('102025550143');
    await retype(user, 'Name', 'Maya H.');
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(1));
    expect(log[0]?.('name')).toBe('Maya H.');
    expect(log[0]?.('phone')).toBe('102025550143');
    expect(await screen.findByText('102025550143')).toBeVisible();
  });

  it('PROF-05: a number typed before the phone was verified in another place is not sent', async () => {
    const draft = { customerId: maya.id, open: true, phone: '+15550137999' };
    const value = { ...draft, name: 'Maya H', email: maya.email };
    const { press, log } = await open({
      stored: {
        ...settled,
        token: 'maya-token',
        'profile-draft': JSON.stringify({ version: 1, value }),
      },
    });
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(1));
    expect(log[0]?.('name')).toBe('Maya H');
    expect(log[0]?.('phone')).toBe('+15550137000');
  });

  it('PROF-01: what was typed outlives a reload and Go Back, until it is reset or saved', async () => {
    const first = await edit();
    await retype(first.user, 'Name', 'Maya H.');
    await first.user.type(input(/^Password/), 'Secret-123');
    const stored = { ...settled, token: 'maya-token', 'profile-draft': kept() ?? '' };
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Secret-123');
    cleanup();

    const again = await open({ stored });
    expect(input(/^Name/)).toHaveValue('Maya H.');
    await again.press('Go Back');
    await again.press('Edit Personal Details');
    expect(input(/^Name/)).toHaveValue('Maya H.');
    await again.press('Go Back');
    const aside = { ...stored, 'profile-draft': kept() ?? '' };
    cleanup();

    const later = await open({ stored: aside });
    expect(heading()).toHaveTextContent('Profile settings');
    await later.press('Edit Personal Details');
    expect(input(/^Name/)).toHaveValue('Maya H.');
    await later.press('Update Profile');
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('PROF-04, PROF-05: a verified phone is locked; any other takes digits and a leading +', async () => {
    const { press } = await edit();
    expect(input('Phone')).toBeDisabled();
    expect(screen.getByText('A verified phone cannot be changed.')).toBeVisible();
    await press('Go Back');
    cleanup();
    const {
      user,
      press: pressed,
      log,
    } = await edit({
      customer: { is_phone_verified: 0 },
      switches: { phone_verification_status: 0 },
    });
    await retype(user, 'Phone', '+1 (555) 013-7001 ext');
    await pressed('Update Profile');
    await waitFor(() => expect(log).toHaveLength(1));
    expect(log[0]?.('phone')).toBe('+15550137001');
  });

  it('PROF-06: passwords are asked for only where people sign in by password', async () => {
    await edit();
    expect(input('Password')).toHaveValue('');
    expect(input('Confirm password')).toHaveValue('');
    cleanup();
    await edit({ switches: { manual_login_status: 0 } });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
  });

  it('PROF-06, API-03: a password has 6 characters at least and is typed twice; empty ones send none', async () => {
    const { user, press, log } = await edit();
    await user.type(input('Password'), 'short');
    await press('Update Profile');
    expect(
      await screen.findByText('Password is too short - should be 6 chars minimum'),
    ).toBeVisible();
    await user.type(input('Password'), '-Lake');
    await press('Update Profile');
    expect(await screen.findByText('Passwords must match')).toBeVisible();
    expect(log).toEqual([]);
    await user.type(input('Confirm password'), 'short-Lake');
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(1));
    expect(log[0]?.('password')).toBe('short-Lake');
    expect(log[0]?.('button_type')).toBe('change_password');
    await press('Edit Personal Details');
    expect(input('Password')).toHaveValue('');
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(2));
    expect(log[1]?.('password')).toBeUndefined();
  });

  it('PROF-10, API-03, OPEN-37: a change is sent as a form, told in the server’s words, read anew, and closes', async () => {
    const { user, press, log, facts, reads } = await edit();
    await retype(user, 'Name', 'Maya Lina Haddad');
    const before = reads();
    await press('Update Profile');
    await screen.findByRole('heading', { name: 'Profile settings' });
    expect(log[0]?.('name')).toBe('Maya Lina Haddad');
    expect(log[0]?.('email')).toBe('maya@sixways.example');
    expect(log[0]?.('phone')).toBe('+15550137000');
    expect(facts).toContainEqual(success('Successfully updated'));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('PROF-10: while the profile is read again, the card and the form have what was saved', async () => {
    const { user, press, log, reads } = await edit({ readOnce: true });
    await retype(user, 'Name', 'Maya Lina Haddad');
    await press('Update Profile');
    await screen.findByRole('heading', { name: 'Profile settings' });
    await waitFor(() => expect(reads()).toBe(2));
    expect(screen.getAllByText('Maya Lina Haddad')[0]).toBeVisible();
    expect(screen.queryByText('Maya Haddad')).toBeNull();
    await press('Edit Personal Details');
    expect(input(/^Name/)).toHaveValue('Maya Lina Haddad');
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(2));
    expect(log[1]?.('name')).toBe('Maya Lina Haddad');
    expect(log[1]?.('email')).toBe('maya@sixways.example');
    expect(log[1]?.('phone')).toBe('+15550137000');
  });

  it('PROF-10, OPEN-17: without words of the server it is “Updated successfully.”', async () => {
    const { press, facts } = await edit({ answer: () => ({}) });
    await press('Update Profile');
    await screen.findByRole('heading', { name: 'Profile settings' });
    expect(facts).toContainEqual({
      ...success(''),
      message: { key: 'account.profile.saved' },
    });
    expect(t('account.profile.saved')).toBe('Updated successfully.');
  });

  it('PROF-11: what the server says of a field stands there, all else is a toast; what was typed stays', async () => {
    const errors = [
      { code: 'email', message: 'The email has already been taken.' },
      { code: 'x', message: 'The server says no.' },
    ];
    const { user, press, facts } = await edit({
      answer: () => Response.json({ errors }, { status: 403 }),
    });
    await retype(user, 'Name', 'Maya Lina');
    await press('Update Profile');
    expect(await screen.findByText('The email has already been taken.')).toBeVisible();
    expect(input(/^Name/)).toHaveValue('Maya Lina');
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      about: 'account',
      message: { text: 'The server says no.' },
    });
  });

  it('PROF-12, MSG-20, OPEN-31: Reset asks, and brings back what the shop has', async () => {
    const { user, press } = await edit();
    await retype(user, 'Name', 'Somebody');
    await press('Reset');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure, you want to reset?' }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(input(/^Name/)).toHaveValue('Somebody');
    await press('Reset');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(input(/^Name/)).toHaveValue('Maya Haddad');
    expect(heading()).toHaveTextContent('Edit Personal Details');
  });
});

describe('a phone or an address that has to be proven', () => {
  it('PROF-09, OTP-01, API-15: the code of a new address is asked for in a dialog and sent with all fields', async () => {
    const { user, press, log, facts } = await edit({
      answer: (sent) => (sent('otp') === undefined ? due('email', 'email') : saved),
    });
    await retype(user, 'Email', 'lina@lake.example');
    expect(screen.getByText('Not verified yet. We will send a 6-digit code.')).toBeVisible();
    await press('Verify');
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your email' }));
    expect(dialog.getByText('li**@lake.example')).toBeVisible();
    await user.type(dialog.getByLabelText('6-digit code'), '409123');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading()).toHaveTextContent('Profile settings');
    const names = ['name', 'email', 'phone', 'otp', 'verification_on', 'verification_medium'];
    expect(names.map((name) => log[1]?.(name))).toEqual([
      'Maya Haddad',
      'lina@lake.example',
      '+15550137000',
      '409123',
      'email',
      'email',
    ]);
    expect(facts).toContainEqual(success('Successfully updated'));
  });

  it('F-18, PROF-09: a wrong code leaves the dialog open and says so; Change leads back to the form', async () => {
    const wrong = {
      ...due('phone', 'SMS'),
      otp_send: undefined,
      message: 'The code is not right.',
    };
    const { user, press, facts } = await edit({
      customer: { is_phone_verified: 0 },
      answer: (sent) =>
        sent('otp') === undefined ? due('phone', 'SMS') : Response.json(wrong, { status: 403 }),
    });
    await press('Update Profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your phone' }));
    expect(dialog.getByText('+1555****000')).toBeVisible();
    await user.type(dialog.getByLabelText('6-digit code'), '111111');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await dialog.findByText('Please type the code again.')).toBeVisible();
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      about: 'account',
      message: { text: 'The code is not right.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading()).toHaveTextContent('Edit Personal Details');
  });

  it('PROF-09, DATA-27: the profile is read again when the dialog is left while a code is checked', async () => {
    const customer: Record<string, unknown> = { is_email_verified: 0 };
    const { user, press } = await edit({
      customer,
      answer: (sent) => {
        if (sent('otp') === undefined) return due('email', 'email');
        // The server has verified the address, and its answer does not come any more.
        customer['is_email_verified'] = 1;
        return new Promise(() => undefined);
      },
    });
    await press('Update Profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your email' }));
    await user.type(dialog.getByLabelText('6-digit code'), '409123');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(customer['is_email_verified']).toBe(1));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText('Verified')).toHaveLength(2));
  });

  it('PROF-09: with both new, the code of the address follows that of the phone', async () => {
    const { user, press, log } = await edit({
      customer: { is_phone_verified: 0, is_email_verified: 0 },
      answer: (sent) => {
        if (sent('otp') === undefined) return due('phone', 'SMS');
        return sent('verification_on') === 'phone' ? due('email', 'email') : saved;
      },
    });
    await press('Update Profile');
    const prove = async (name: string, code: string) => {
      const dialog = within(await screen.findByRole('dialog', { name }));
      await user.type(dialog.getByLabelText('6-digit code'), code);
      await user.click(dialog.getByRole('button', { name: 'Verify' }));
    };
    await prove('Verify your phone', '409123');
    await prove('Verify your email', '555001');
    await screen.findByRole('heading', { name: 'Profile settings' });
    expect(log.map((sent) => [sent('verification_on'), sent('otp')])).toEqual([
      [undefined, undefined],
      ['phone', '409123'],
      ['email', '555001'],
    ]);
  });
});

describe('the picture', () => {
  const choose = async (user: UserEvent, file: File) =>
    user.upload(screen.getByLabelText('Profile photo'), file);

  it.each([
    [
      'a page that is called a picture',
      new File(['<html>'.repeat(9)], 'me.png', { type: 'image/png' }),
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ],
    [
      'a document of over 2 MB that is called a picture',
      new File([`%PDF-1.7 ${'x'.repeat(2_097_153)}`], 'me.png', { type: 'image/png' }),
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ],
    [
      '2 MB and a byte',
      new File([png(300, 300, 2_097_153)], 'me.png', { type: 'image/png' }),
      'Image must be at most 2 MB.',
    ],
    [
      '30,000 pixels a side',
      new File([png(30_000, 30_000)], 'me.png', { type: 'image/png' }),
      'The image has too many pixels.',
    ],
  ])(
    'PROF-07, PROF-08, MSG-12, MSG-27, OPEN-30: %s is refused before it is shown or sent',
    async (_, file, words) => {
      const { user, log } = await edit();
      await choose(user, file);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(log).toEqual([]);
    },
  );

  // This test comes before those that load the code for cropping, because a module is loaded only
  // once.
  it('issue 20, PROF-07: without the code of the cut the form and what was typed stay; it is closed, or loaded again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.spyOn(reloading, 'reloadReachablePage').mockResolvedValue();
    const failed = 'This could not be loaded. Your cart and what you typed are kept.';
    const photo = new File([png(300, 200)], 'me.png', { type: 'image/png' });
    chunk.fails = true;
    const { user, press } = await edit();
    await retype(user, 'Name', 'Maya Lina');
    await choose(user, photo);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(input(/^Name/)).toHaveValue('Maya Lina');
    await press('Close');
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    expect(input(/^Name/)).toHaveValue('Maya Lina');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();

    await choose(user, photo);
    expect(await screen.findByText(failed)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText(failed)).toBeVisible();
    chunk.fails = false;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Your picture' })).toBeVisible();
    expect(input(/^Name/)).toHaveValue('Maya Lina');
    expect(reload).not.toHaveBeenCalled();
  });

  it('PROF-07, API-03: the square that was cut goes with the change, as the form’s image', async () => {
    const cut = new File([png(512, 512)], 'picture.png', { type: 'image/png' });
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(cut);
    const { user, press, log, bodies } = await edit();
    await choose(user, new File([png(300, 200)], 'me.png', { type: 'image/png' }));
    await screen.findByRole('dialog', { name: 'Your picture' });
    await press('Use this picture');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Update Profile');
    await waitFor(() => expect(log).toHaveLength(1));
    expect(bodies[0]).toMatch(/name="image"; filename="[^"]+"\r\nContent-Type: image\/png/);
  });

  it('PROF-01, PROF-07: the chosen picture outlives Go Back and a reload, until it is saved', async () => {
    const cut = new File([png(512, 512)], 'picture.png', { type: 'image/png' });
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(cut);
    const first = await edit();
    await choose(first.user, new File([png(300, 200)], 'me.png', { type: 'image/png' }));
    await screen.findByRole('dialog', { name: 'Your picture' });
    await first.press('Use this picture');
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    await first.press('Go Back');
    await first.press('Edit Personal Details');
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
    const stored = { ...settled, token: 'maya-token', 'profile-draft': kept() ?? '' };
    cleanup();

    // Another customer of this device does not see it.
    await edit({ customer: { id: 99 }, stored });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    cleanup();

    const again = await open({ stored });
    expect(heading()).toHaveTextContent('Edit Personal Details');
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
    await again.press('Update Profile');
    await screen.findByRole('heading', { name: 'Profile settings' });
    expect(again.bodies[0]).toMatch(/name="image"; filename="[^"]+"\r\nContent-Type: image\/png/);
    await again.press('Edit Personal Details');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    cleanup();

    await edit();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('PROF-12: Reset takes off the picture and why one was refused, and keeps the focus', async () => {
    const { user, press } = await edit();
    const reset = async () => {
      await press('Reset');
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(
      new File([png(512, 512)], 'picture.png', { type: 'image/png' }),
    );
    await choose(user, new File([png(300, 200)], 'me.png', { type: 'image/png' }));
    await screen.findByRole('dialog', { name: 'Your picture' });
    await press('Use this picture');
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    await reset();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus());
    await choose(user, new File(['<html>'.repeat(9)], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText(/^This file format is not supported\./)).toBeVisible();
    await reset();
    expect(screen.queryByText(/^This file format is not supported\./)).toBeNull();
    await press('Go Back');
    await press('Edit Personal Details');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(kept()).toBeNull();
  });

  it('MSG-27: a server that wants another shape says so beside the picture', async () => {
    const { press } = await edit({
      answer: () =>
        Response.json(
          { errors: [{ code: 'image', message: 'Image must be square (1:1).' }] },
          { status: 403 },
        ),
    });
    await press('Update Profile');
    expect(await screen.findByRole('alert')).toHaveTextContent('Image must be square (1:1).');
  });
});
