import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Pans the map of this name by an arrow key. Leaflet hears the key only while its map has the focus.
 * The focus may have to be asked for twice: until a dialog that another dialog opened is ready, the
 * other one takes the focus back.
 */
export async function panMap(name: RegExp): Promise<void> {
  const map = await screen.findByRole('region', { name });
  await waitFor(() => {
    map.focus();
    expect(map).toHaveFocus();
  });
  fireEvent.keyDown(map, { key: 'ArrowUp', keyCode: 38 });
}
