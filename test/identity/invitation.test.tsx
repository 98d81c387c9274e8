// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { useInvitation, useIsSignedIn } from '../../src/identity/index.ts';
import { SignUpForm } from '../../src/identity/signIn/SignUpForm.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

function Visit() {
  useInvitation(useIsSignedIn());
  return (
    <Dialog open bare title="" onClose={() => undefined}>
      <SignUpForm busy={false} refusal={[]} onSubmit={() => undefined} onSignIn={() => undefined} />
    </Dialog>
  );
}

function open(at: string, stored: Record<string, string> = settled) {
  serve(() => undefined);
  const facts: unknown[] = [];
  const { url } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <Visit />
    </OutletProvider>,
    at,
    stored,
  );
  return { facts, url };
}

const stored = () => localStorage.getItem('invitation');

describe('the link of a friend', () => {
  it('DATA-06: offers an account whose form has the code in it, and leaves the address', async () => {
    const { facts, url } = open('/?ref_code=MAYA2026&from=mail');
    await waitFor(() => expect(url().search).toBe('?from=mail'));
    expect(facts).toEqual([{ type: 'auth.asked', mode: 'signUp', intent: null }]);
    expect(JSON.parse(stored() ?? '')).toMatchObject({ version: 1, value: 'MAYA2026' });
  });

  it('DATA-06: the form of a later visit still has it', async () => {
    open('/home', {
      ...settled,
      invitation: JSON.stringify({ version: 1, at: Date.now(), value: 'MAYA2026' }),
    });
    expect(await screen.findByRole('textbox', { name: /Refer code/ })).toHaveValue('MAYA2026');
  });

  it.each(['', '%3Cscript%3E', 'a b', 'x'.repeat(41)])(
    'a code that can be none, such as "%s", is not kept, and nothing opens',
    async (code) => {
      const { facts, url } = open(`/?ref_code=${code}`);
      await waitFor(() => expect(url().search).toBe(''));
      expect(stored()).toBeNull();
      expect(facts).toEqual([]);
    },
  );

  it('means nothing to a customer, and is forgotten once there is an account', async () => {
    const { facts, url } = open('/?ref_code=KARIM2026', {
      ...settled,
      token: 'maya-token',
      invitation: JSON.stringify({ version: 1, at: Date.now(), value: 'MAYA2026' }),
    });
    await waitFor(() => expect(url().search).toBe(''));
    expect(facts).toEqual([]);
    expect(stored()).toBeNull();
  });
});
