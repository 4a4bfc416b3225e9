/** Milliseconds to wait for the server's outcome, and between polls: soon at first, then less often. */
const LIMIT_MS = 15_000;
const POLL_DELAYS = [60, 120, 250, 500];

/**
 * Reads a request that was stored until the server has carried it out or refused it. Resolves to what was read last:
 * still pending after 15 s, and null when it could not be read. The request is stored, so a failed read is no failure.
 */
export async function pollOutcome<T extends { status: string }>(read: () => Promise<T | null>): Promise<T | null> {
  const end = performance.now() + LIMIT_MS;
  for (let poll = 0; ; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_DELAYS[Math.min(poll, POLL_DELAYS.length - 1)]));
    const found = await read().catch(() => null);
    if ((found && found.status !== 'pending') || performance.now() > end) return found;
  }
}
