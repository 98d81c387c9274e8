export { servePages } from './pages.ts';
export { loadPages } from './render.tsx';
export { listenAt, pageServer, settingsIn } from './serve.ts';
