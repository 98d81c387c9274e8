/**
 * Placeholder for an actor that `machine.provide` replaces, because a chart by itself makes no
 * calls to the server. It always rejects.
 */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));
