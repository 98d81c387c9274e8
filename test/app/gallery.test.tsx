// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GalleryPage } from '../../src/app/gallery/GalleryPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  // jsdom has none; the gallery's lists ask for it.
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => vi.unstubAllEnvs());

describe('the gallery', () => {
  it('is no part of a production bundle', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const made = await build({
      // The project's plugins paint pages and trim libraries; what is imported is the same without.
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, reportCompressedSize: false },
    });
    const outputs = Array.isArray(made) ? made : [made];
    const modules = outputs.flatMap((result) =>
      'output' in result
        ? result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        : [],
    );
    expect(modules.some((id) => id.endsWith('src/app/App.tsx'))).toBe(true);
    expect(modules.filter((id) => id.includes('src/app/gallery/'))).toEqual([]);
  });

  it('shows the primitives in the theme, language and module of its address', async () => {
    render(
      <MemoryRouter initialEntries={['/ui?theme=dark&module=grocery']}>
        <GalleryPage />
      </MemoryRouter>,
    );
    const root = document.documentElement;
    expect(root.dataset).toMatchObject({ theme: 'dark', module: 'grocery' });
    expect(screen.getByText('Design system')).toBeInTheDocument();

    fireEvent.click(screen.getByText('العربية'));
    expect(await screen.findByText('نظام التصميم')).toBeInTheDocument();
    await waitFor(() => expect(root).toHaveAttribute('dir', 'rtl'));
  });
});
