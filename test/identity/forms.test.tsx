// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { InfoForm } from '../../src/identity/signIn/InfoForm.tsx';
import { NewPasswordForm } from '../../src/identity/recovery/NewPasswordForm.tsx';
import { forgetForm, storeForm } from '../../src/identity/storedForms.ts';
import { PhoneInput } from '../../src/ui/field/PhoneInput.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));
beforeEach(() => forgetForm());

function phone(canChoose: boolean, error?: string) {
  const changed = vi.fn<(value: string) => void>();
  render(
    <PhoneInput
      label="Phone"
      value=""
      onChange={changed}
      onBlur={() => undefined}
      inputRef={null}
      error={error}
      required
      country="US"
      canChoose={canChoose}
    />,
  );
  return { changed, user: userEvent.setup() };
}

describe('the phone field', () => {
  it('AUTH-17: is required, says what is wrong at the field, and keeps the shop’s country', async () => {
    const { changed, user } = phone(false, 'number must be 10 digits');
    const field = screen.getByRole('textbox', { name: /Phone/ });
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('number must be 10 digits');
    expect(await screen.findByRole('combobox')).toBeDisabled();
    await user.type(field, '٥٥٥ 013');
    expect(changed).toHaveBeenLastCalledWith('+1555013');
  });

  it('AUTH-17: lets another country be chosen only where the shop says so', async () => {
    const { changed, user } = phone(true);
    const countries = await screen.findByRole('combobox');
    expect(countries).toBeEnabled();
    await user.click(countries);
    await user.selectOptions(countries, 'BD');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '1700000012');
    expect(changed).toHaveBeenLastCalledWith('+8801700000012');
  });
});

describe('the extra info', () => {
  type Known = Parameters<typeof InfoForm>[0]['known'];

  /** Opens the form for a customer whose data in `known` are known already. */
  function openInfo(known: Known, stored: Record<string, string> = settled) {
    const sent = vi.fn<(form: object) => void>();
    serve(({ path }) => (path === '/api/v1/config' ? config : undefined));
    show(
      <Dialog open bare title="" onClose={() => undefined}>
        <InfoForm busy={false} refusal={[]} known={known} onSubmit={sent} />
      </Dialog>,
      '/',
      stored,
    );
    return sent;
  }

  it('AUTH-31 AUTH-32: marks the name, and leaves every rule to the server', async () => {
    const sent = openInfo({ phone: '+15550137000', email: null, name: null });
    expect(await screen.findByText('Just one step away!')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeRequired();
    expect(screen.queryByRole('textbox', { name: /Phone/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: '',
        email: '',
        phone: '+15550137000',
        refCode: '',
      }),
    );
  });

  it('AUTH-31, DATA-06: has the code of the friend who invited, for whoever signs in by code or provider', async () => {
    const invitation = JSON.stringify({ version: 1, at: Date.now(), value: 'MAYA1234' });
    const sent = openInfo(
      { phone: '+15550137000', email: null, name: null },
      { ...settled, invitation },
    );
    expect(await screen.findByRole('textbox', { name: /Refer code/ })).toHaveValue('MAYA1234');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ refCode: 'MAYA1234' })),
    );
  });

  it.each([
    ['no name', '', 'Sami Aziz'],
    ['another name', 'Sam', 'Sam'],
  ])(
    'AUTH-31: has the provider’s name, or what was typed in the sign-up form: %s',
    async (_, typed, shown) => {
      storeForm({ name: typed, email: 'zz@x.example' });
      const draft = localStorage.getItem('identity-draft') ?? '';
      const known = { phone: null, email: 'sami@people.example', name: 'Sami Aziz' };
      openInfo(known, { ...settled, 'identity-draft': draft });
      expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue(shown);
    },
  );
});

describe('a new password', () => {
  it('REC-08 REC-09: says when both are the same, and nothing of a field that nobody has come to', async () => {
    const sent = vi.fn<(password: string) => void>();
    render(
      <NewPasswordForm
        account="nadia@example.com"
        busy={false}
        refusal={[]}
        onSubmit={sent}
        onAgain={() => undefined}
      />,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/New password/), 'harbour-lane');
    await user.tab();
    await user.type(screen.getByLabelText(/Confirm password/), 'harbour-lame');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords must match');
    // The message of the second field depends on the first as well.
    await user.clear(screen.getByLabelText(/New password/));
    await user.type(screen.getByLabelText(/New password/), 'harbour-lame');
    expect(await screen.findByText('Passwords match')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('harbour-lame'));
  });
});
