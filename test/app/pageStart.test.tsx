// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { ClosedPage } from '../../src/app/ClosedPage.tsx';
import { ConnectionBanner } from '../../src/app/bars/ConnectionBanner.tsx';
import { NotFoundPage } from '../../src/app/NotFoundPage.tsx';
import type * as PageStartModule from '../../src/app/PageStart.tsx';
import { screens } from '../../src/app/Screens.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { Link } from '../../src/ui/Link.tsx';
import { module, serve, settled, show } from '../catalogue/wireShop.tsx';

/**
 * A separate instance of the module, as each document has one: otherwise the test files of one
 * worker would share its stored scroll positions and focus.
 */
const copy = '../../src/app/PageStart.tsx?visit';
const { PageStart } = (await import(copy)) as typeof PageStartModule;

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  document.title = 'Shop';
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  vi.stubGlobal('scrollTo', vi.fn());
  return () => description.remove();
});

function Pages() {
  const { pathname } = useLocation();
  return (
    <main tabIndex={-1}>
      <div key={pathname}>
        <PageStart />
        {pathname === '/one' && <Link to="/two">On</Link>}
      </div>
    </main>
  );
}

/**
 * A link that appears only after its page was rendered, as in a long list that is rendered in
 * steps.
 */
function LateLink() {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const drawing = setTimeout(() => setDrawn(true));
    return () => clearTimeout(drawing);
  }, []);
  return drawn && <Link to="/two">Late</Link>;
}

function ListAndPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <div key={pathname}>
        <PageStart />
        {pathname === '/one' && (
          <>
            <Link to="/three">First</Link>
            <LateLink />
          </>
        )}
        {pathname === '/two' && <button onClick={() => void navigate(-1)}>Back</button>}
      </div>
    </main>
  );
}

// First of all: where a page was left is known as long as the document lives.
describe('focus', () => {
  it('goes on with the page when the link that led there has gone, and not as a visit begins', async () => {
    serve(() => undefined);
    show(<Pages />, '/one');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('WCAG 2.4.3: is on Back where the page was left, on a link that is drawn late too, and the page as far down', async () => {
    serve(() => undefined);
    const user = userEvent.setup();
    show(<ListAndPage />, '/one');
    vi.stubGlobal('scrollY', 640);
    await user.click(await screen.findByRole('link', { name: 'Late' }));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Late' })).toHaveFocus());
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  });
});

describe('titles', () => {
  it('a page is named with the shop in the tab and described', async () => {
    serve(() => undefined);
    show(<PageStart />, '/track-order');
    await waitFor(() => expect(document.title).toBe('Track Order · Sixways'));
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toMatch(/groceries/);
  });

  it('what a page says of itself holds against the route’s title', async () => {
    serve(() => undefined);
    show(
      <>
        <PageStart />
        <NotFoundPage />
      </>,
      '/nowhere',
    );
    await waitFor(() => expect(document.title).toBe('There is nothing here · Sixways'));
  });
});

describe('what search engines know a page by', () => {
  it('NAV-13: stays while a page is the one that was sent, and goes on with the visitor', async () => {
    serve(() => undefined);
    for (const other of document.querySelectorAll('link[rel="canonical"]')) other.remove();
    const { href } = new URL('/one', window.location.origin);
    const sent = document.createElement('div');
    sent.innerHTML =
      `<link data-page rel="canonical" href="${href}">` +
      '<meta data-page property="og:title" content="One">';
    document.head.append(...sent.children);
    show(<Pages />, '/one?from=home');
    const canonical = () => document.querySelector('link[rel="canonical"]');
    const preview = () => document.querySelector('meta[property="og:title"]');
    expect(canonical()).toHaveAttribute('href', href);
    expect(preview()).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    expect(canonical()).toHaveAttribute('href', new URL('/two', href).href);
    // The head that the server sent belongs to the first page, not to this one.
    expect(preview()).toBeNull();
    canonical()?.remove();
  });
});

describe('an address that leads nowhere', () => {
  it('offers a search and ways on', async () => {
    serve(() => undefined);
    const user = userEvent.setup();
    const { url } = show(<NotFoundPage />, '/nowhere');
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('link', { name: 'Popular stores' })).toHaveAttribute(
      'href',
      '/store/popular',
    );
    await user.type(screen.getByRole('searchbox'), ' copper pan {Enter}');
    expect(url().pathname).toBe('/home');
    expect(url().searchParams.get('search')).toBe('copper pan');
  });

  it('NAV-16: says so below rental too, in place of an address that looks like one of its own', async () => {
    serve(({ path }) =>
      path === '/api/v1/module' ? [{ ...module, id: 6, module_type: 'rental' }] : undefined,
    );
    const { url } = show(screens, '/rental/vehicle/86', {
      ...settled,
      module: JSON.stringify({ id: 6, name: 'Rental', type: 'rental', zoneIds: [1] }),
    });
    expect(await screen.findByRole('link', { name: 'Go to home' })).toBeVisible();
    expect(url().pathname).toBe('/rental/vehicle/86');
  });

  it('NAV-04: without a place the way on is the start', () => {
    serve(() => undefined);
    show(<NotFoundPage />, '/nowhere', {});
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('a shop that cannot be used', () => {
  it('says that it is being maintained, and Try again asks anew', async () => {
    const log = serve(() => undefined);
    const user = userEvent.setup();
    show(
      <>
        <PageStart />
        <ClosedPage />
      </>,
      '/home',
    );
    expect(screen.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
    const before = log.filter(({ path }) => path === '/api/v1/config').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(log.filter(({ path }) => path === '/api/v1/config').length).toBeGreaterThan(before),
    );
  });

  it('S4: asks nobody to sign in who cannot do so here', () => {
    const failure = { kind: 'unauthorised', status: 401, entries: [] } as const;
    const words = [{ code: 'auth-001', message: 'Please sign in first.' }];
    serve(() => undefined);
    show(<ClosedPage failure={new CallError({ ...failure, entries: words })} />, '/home');
    expect(screen.getByRole('heading', { name: 'The shop does not answer' })).toBeVisible();
    const text = 'It is closed to visitors at the moment. Please try again in a few minutes.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/sign in/i)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that the connection is gone, and stops when it is back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    serve(() => undefined);
    show(<ConnectionBanner />, '/home');
    expect(screen.queryByText(/You are offline/)).toBeNull();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your cart is kept.');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
