// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { Testimonials } from '../../src/site/Testimonials.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});

const lina = { id: 1, name: 'Lina Farah', designation: 'Nurse', review: 'Still warm.', status: 1 };

function showWords(landing: Record<string, unknown>) {
  const log = serve(({ path }) => (path === '/api/v1/react-landing-page' ? landing : undefined));
  show(<Testimonials />, '/');
  return log;
}

describe('what customers say', () => {
  it('API-28: stands on the landing page, under the owner’s title', async () => {
    const title = 'What neighbours say';
    showWords({ testimonial_title: title, testimonial_list: [lina] });
    const part = await screen.findByRole('region', { name: title });
    expect(within(part).getByRole('heading', { name: title })).toBeVisible();
    const [quote] = within(part).getAllByRole('figure');
    expect(quote).toHaveTextContent('Still warm.');
    expect(quote).toHaveTextContent('Lina FarahNurse');
  });

  it('API-28: leaves out what is switched off or says nothing, and has a title of its own', async () => {
    const off = { ...lina, id: 2, review: 'Hidden.', status: 0 };
    showWords({ testimonial_list: [off, { ...lina, id: 3, review: null }, lina] });
    const part = await screen.findByRole('region', { name: 'What customers say' });
    expect(within(part).getAllByRole('figure')).toHaveLength(1);
    expect(screen.queryByText('Hidden.')).toBeNull();
  });

  it('API-28: is not there where nobody said anything', async () => {
    const log = showWords({ testimonial_list: [] });
    await expect.poll(() => log.some(({ path }) => path.endsWith('landing-page'))).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
