import { connectApi } from '../../src/api/client.ts';
import type { RequestScope } from '../../src/api/scope.ts';

const nobody: RequestScope = {
  token: null,
  guestId: null,
  guestKey: null,
  zoneIds: [],
  moduleId: null,
  language: 'en',
  position: null,
};

/**
 * Lets the client call by the network again, for nobody: a page server connects it to itself, and
 * test files share their modules.
 */
export const callByNetwork = (): void =>
  connectApi(
    () => nobody,
    () => undefined,
  );
