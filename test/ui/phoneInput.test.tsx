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

function Form() {
  const [value, setValue] = useState('+15550137000');
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
