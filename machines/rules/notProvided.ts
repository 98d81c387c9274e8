/**
 * A placeholder in statecharts for actors that call the server; it always rejects. The app replaces
 * it with the real call by `machine.provide`.
 */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));
