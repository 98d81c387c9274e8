// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { ClockTime } from '../../src/ui/text/ClockTime.tsx';

it.each([
  ['ar', true, '12:30 م'],
  ['en', true, '12:30 PM'],
  ['ar', false, '12:30'],
] as const)(
  'M9, ITEM-12: in %s (12 hours: %s) a time reads "%s", the way of its own word',
  async (language, twelveHour, says) => {
    await loadMessages(language);
    const { container } = render(<ClockTime time="12:30" twelveHour={twelveHour} />);
    const isolate = container.querySelector('bdi');
    expect(isolate?.textContent).toBe(says);
    // A `bdi` without `dir` has the direction of its first letter. With `ltr`, the word after an
    // Arabic time would be on the wrong side of the digits.
    expect(isolate).not.toHaveAttribute('dir');
  },
);
