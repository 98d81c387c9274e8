/** The map of the demo city. It is loaded when first needed, so that the server starts quickly. */
export const cityMap = () => import('../../demo/city.ts');
