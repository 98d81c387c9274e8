import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types an account and its password into the form of signing in. */
export async function fillInSignIn(user: UserEvent, password = 'Sixways-demo-1'): Promise<void> {
  await user.type(await screen.findByLabelText(/Email/), 'maya@sixways.example');
  await user.type(screen.getByLabelText(/^Password/), password);
}

/** Fills in the form of a new account, without agreeing to the terms. */
export async function fillInSignUp(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/Name/), 'Nadia Karim');
  await user.type(screen.getByLabelText(/Email/), 'nadia@example.com');
  await user.type(await screen.findByLabelText(/^Phone/), '5550137000');
  for (const field of screen.getAllByLabelText(/[Pp]assword/, { selector: 'input' })) {
    await user.type(field, 'Lake-2025');
  }
}

/** Fills in the form of a new account, agrees to the terms, and sends it. */
export async function sendSignUp(user: UserEvent): Promise<void> {
  await fillInSignUp(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}
