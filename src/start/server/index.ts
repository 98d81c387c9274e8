export { servePages } from './pages.ts';
export { loadPages } from './render.tsx';
export { listenAt, pageServer, settingsIn, stopOnSignals } from './serve.ts';
