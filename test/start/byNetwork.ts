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
 * Makes the client call through the network again, without a signed-in customer. A page server
 * connects the client to itself, and the test files of one worker share their modules.
 */
export const callByNetwork = (): void =>
  connectApi(
    () => nobody,
    () => undefined,
  );
