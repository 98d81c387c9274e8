// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { PhoneInput } from '../../src/ui/field/PhoneInput.tsx';

/** Lets the library of phone numbers arrive, which a slow network delays. */
const library = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});

vi.mock('../../src/ui/field/phoneNumbers.ts', async (original) => {
  await library.arrived;
  return original();
});

beforeAll(() => loadMessages('en'));

function Form({ start = '+15550137000' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <PhoneInput label="Phone" value={value} onChange={setValue} country="US" canChoose />;
}

it('AUTH-17: a number under the caret keeps its groups and its selection when the library comes late', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const before = field.value;
  await user.click(field);
  field.select();
  library.arrive();
  expect(await screen.findByRole('option', { name: /^United States/ })).toBeInTheDocument();
  expect(field).toHaveValue(before);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, before.length]);
  act(() => field.blur());
  expect(field).toHaveValue('555 013 7000');
});

it('PROF-04: the field takes only digits, their separators and a leading +, and the caret stays', async () => {
  library.arrive();
  const user = userEvent.setup();
  render(<Form start="" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await user.type(field, 'a(555) x01b3-7+c');
  expect(field).toHaveValue('(555) 013-7');
  await user.type(field, 'x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field).toHaveValue('(555) 013-7');
  expect(field.selectionStart).toBe(4);
  await user.clear(field);
  await user.type(field, '(++1+5');
  expect(field).toHaveValue('(+15');
  await user.clear(field);
  await user.type(field, '+x٥٥٥');
  expect(field).toHaveValue('+٥٥٥');
});
