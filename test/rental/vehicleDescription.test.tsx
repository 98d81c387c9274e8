// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Description } from '../../src/rental/vehicle/Description.tsx';

beforeAll(() => loadMessages('en'));

it('RENT-05: a description is not cut in the middle of a character', () => {
  const words = 'a'.repeat(129);
  render(<Description text={`${words}🚗 with a roof rack`} />);
  expect(screen.getByText(/^a+/)).toHaveTextContent(`${words}…`);
  expect(screen.getByText(/^a+/).textContent).not.toMatch(/\p{Surrogate}/u);
});
