/** The demo city's map. It is built when somebody first asks for it, so that starting is quick. */
export const cityMap = () => import('../../demo/city.ts');
