export { News, NewsLinks } from './lazyParts.ts';
