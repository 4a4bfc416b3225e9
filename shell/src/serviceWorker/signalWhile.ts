/** Milliseconds between two signs of life. */
const INTERVAL_MS = 10_000;

/** Sends signs of life to `port` until `work` ends, so that a page can tell slow work from a dead worker. */
export async function signalWhile(work: Promise<void>, port: MessagePort | undefined): Promise<void> {
  const timer = setInterval(() => port?.postMessage('alive'), INTERVAL_MS);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
}
