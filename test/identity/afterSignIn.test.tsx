// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { Overlays } from '../../src/app/Overlays.tsx';
import { useOutlet } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { usePlace } from '../../src/shop/place.ts';
import { configQuery } from '../../src/shop/config.ts';
import { zonesQuery } from '../../src/shop/zones.ts';
import { Outlet } from '../app/outlet.tsx';
import { fillInSignIn, sendSignUp } from './fillIn.ts';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

/**
 * A page that needs the zones of its place, as home does, and the shop's settings, as every page
 * does.
 */
function Page() {
  const outlet = useOutlet();
  const place = usePlace();
  useQuery(configQuery());
  useQuery({ ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }), enabled: place !== null });
  const ask = (mode: 'signIn' | 'signUp') => () =>
    outlet({ type: 'auth.asked', mode, intent: null });
  return (
    <>
      <button onClick={ask('signIn')}>Ask to sign in</button>
      <button onClick={ask('signUp')}>Ask to sign up</button>
      <Overlays />
    </>
  );
}

function open(at: string, stored: Record<string, string> = {}) {
  const facts: OutwardFact[] = [];
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') {
      return { ...config, centralize_login: { manual_login_status: 1 } };
    }
    if (path === '/api/v1/module' && stored['module'] !== undefined) {
      return [{ id: 5, module_name: 'Parcels', module_type: 'parcel' }];
    }
    if (path === '/api/v1/config/get-zone-id') return { zone_id: '[1]', zone_data: [] };
    if (path === '/api/v1/auth/login' || path === '/api/v1/auth/sign-up') {
      return {
        token: 'maya-token',
        is_phone_verified: 1,
        is_email_verified: 1,
        is_personal_info: 1,
      };
    }
    return undefined;
  });
  const hear = (fact: OutwardFact) => void facts.push(fact);
  const { shop } = show(
    <Outlet onFact={hear}>
      <Page />
    </Outlet>,
    at,
    {
      ...settled,
      guest_id: 'guest-1',
      ...stored,
    },
  );
  const user = userEvent.setup();
  const opened = () => facts.flatMap((fact) => (fact.type === 'navigate' ? [fact.to] : []));
  const isSignedIn = () => waitFor(() => expect(localStorage.getItem('token')).toBe('maya-token'));
  return { log, facts, opened, isSignedIn, shop, user };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Ask to sign in' }));
  await fillInSignIn(user);
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function signUp(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Ask to sign up' }));
  await sendSignUp(user);
}

describe('where signing in leads', () => {
  it('AUTH-25 AUTH-27: signed in in another tab, the dialog closes here too', async () => {
    const { shop, user } = open('/store/7');
    await user.click(screen.getByText('Ask to sign in'));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    act(() => shop.session.send({ type: 'session.elsewhere', token: 'maya-token' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-28 OPEN-01 AUTH-27: on a store’s page the dialog closes in place, and nothing else opens', async () => {
    const { facts, opened, isSignedIn, user } = open('/store/tin-roof');
    await signIn(user);
    await isSignedIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened()).toEqual([]);
    const said = facts.flatMap((fact) =>
      fact.type === 'toast' ? [[fact.kind, resolve(fact.message)]] : [],
    );
    expect(said).toEqual([['success', 'Logged in successfully.']]);
  });

  it.each(['/forgot-password', '/auth/sign-in'])(
    'AUTH-28 OPEN-01: from %s it leads to /home',
    async (at) => {
      const { opened, isSignedIn, user } = open(at);
      await signIn(user);
      await isSignedIn();
      await waitFor(() => expect(opened()).toEqual(['/home']));
    },
  );

  it.each([
    ['a zone and the module of shops', {}, '/interest'],
    ['a zone and the parcel module', { module: '{"id":5,"type":"parcel","zoneIds":[1]}' }, '/home'],
    ['no zone', { zoneid: '', location: '' }, '/home'],
  ])('AUTH-30: a new account with %s stored leads to its page', async (_, stored, page) => {
    const { opened, isSignedIn, user } = open('/store/tin-roof', stored);
    await signUp(user);
    await isSignedIn();
    await waitFor(() => expect(opened()).toEqual([page]));
  });
});

describe('AUTH-26: what signing in asks the server again', () => {
  const asked = (log: { path: string }[]) =>
    log
      .map(({ path }) => path)
      .filter((path) => path === '/api/v1/config' || path === '/api/v1/config/get-zone-id');

  it('config and zone, where a zone is stored', async () => {
    const { log, isSignedIn, shop, user } = open('/store/tin-roof');
    await screen.findByRole('button', { name: 'Ask to sign in' });
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    await fillIn(user);
    log.length = 0;
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await isSignedIn();
    await waitFor(() =>
      expect(asked(log)).toEqual(
        expect.arrayContaining(['/api/v1/config', '/api/v1/config/get-zone-id']),
      ),
    );
    const zone = log.find(({ path }) => path === '/api/v1/config/get-zone-id');
    expect(zone?.headers.get('authorization')).toBe('Bearer maya-token');
    expect(zone?.query.get('lat')).toBe('0.02');
  });

  it('no zone, where none is stored', async () => {
    const { log, isSignedIn, shop, user } = open('/', { location: '' });
    await fillIn(user);
    log.length = 0;
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await isSignedIn();
    await waitFor(() => expect(asked(log)).toContain('/api/v1/config'));
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(asked(log)).not.toContain('/api/v1/config/get-zone-id');
  });
});
