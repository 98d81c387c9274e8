/**
 * The default body of an actor that `machine.provide` replaces: a chart by itself makes no calls.
 */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));
