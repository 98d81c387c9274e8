/**
 * Turns the error of a port that is in use into one that says what to do; other errors are returned
 * unchanged.
 */
export function explainedListening(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return error;
  return new Error(`Port ${port} is in use. Stop what listens there, or name another with PORT.`, {
    cause: error,
  });
}
