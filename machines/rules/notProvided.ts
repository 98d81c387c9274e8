/** The body of an actor that only `machine.provide` makes real: a chart by itself calls nobody. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));
