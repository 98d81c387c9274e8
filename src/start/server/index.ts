export { servePages } from './pages.ts';
export { loadPages } from './render.tsx';
export { settingsIn, pageServer } from './serve.ts';
