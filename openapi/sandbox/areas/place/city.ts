/** The demo city's map. It is built when it is first needed, so that the server starts quickly. */
export const cityMap = () => import('../../demo/city.ts');
