/**
 * Ends the process on SIGINT and SIGTERM, after `close`. A terminal and npm both send such a signal,
 * and the second one must not end the process while requests are in flight or the database is being
 * closed.
 */
export function stopOnSignals(close: () => Promise<void>): void {
  let closed: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      closed ??= close().finally(() => process.exit(0));
    });
  }
}
