export { servePages } from './pages.ts';
export { loadPages } from './render.tsx';
export { originsIn, pageServer } from './serve.ts';
