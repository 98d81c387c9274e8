import type { Answer, Call, TestServer } from './support.ts';

/** The rental module of the demo, and the zone most of its providers hand vehicles over in. */
export const RENTAL = 6;

/** One call of rental, in the first zone unless another is named. */
export const ask = (
  server: TestServer,
  tail: string,
  rest: Omit<Call, 'url'> = {},
): Promise<Answer> =>
  server.call({ url: `/api/v1/rental/${tail}`, moduleId: RENTAL, zoneIds: [1], ...rest });
