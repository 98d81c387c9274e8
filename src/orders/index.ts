export { orderQuery } from './queries.ts';
