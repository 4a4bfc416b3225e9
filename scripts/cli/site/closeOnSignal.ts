import { printFailure } from '../output/printFailure';

/**
 * Calls `close` on the first signal to stop, then exits: with 0, or with 1 and the reason on standard error when it
 * rejects. Exits at once on the second. Returns the function that does the same without a signal.
 */
export function closeOnSignal(close: () => Promise<void>): () => void {
  let closing = false;
  const end = (): void => {
    if (closing) process.exit(130);
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        printFailure(error, {});
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return end;
}
