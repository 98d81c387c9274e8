// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../src/ui/Picture.tsx';

describe('a picture', () => {
  it('m16: that failed while the network was away is asked for again when it is back', () => {
    const { container } = render(<Picture src="/food.png" alt="" size={36} eager />);
    const failed = container.querySelector('img');
    expect(failed).toHaveAttribute('src', '/food.png');
    fireEvent.error(failed as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    fireEvent(window, new Event('offline'));
    expect(container.querySelector('img')).toBeNull();
    fireEvent(window, new Event('online'));
    expect(container.querySelector('img')).toHaveAttribute('src', '/food.png');
    expect(container.querySelector('img')).not.toBe(failed);
  });
});
