// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';

it('WCAG 2.4.3: a button keeps the focus when the reason why it cannot be pressed comes or goes', () => {
  const { rerender } = render(<Button reason={undefined}>Place order</Button>);
  const button = screen.getByRole('button', { name: 'Place order' });
  button.focus();
  rerender(<Button reason="The tax is still being worked out.">Place order</Button>);
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('The tax is still being worked out.');
  rerender(<Button reason={undefined}>Place order</Button>);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAccessibleDescription();
});
