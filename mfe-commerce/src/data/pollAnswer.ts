/** Time in milliseconds within which the processor usually answers. */
const LIMIT = 20_000;
const FIRST_PAUSE = 200;
const MAX_PAUSE = 1_000;

/** Calls `read` until it resolves to an answer. Resolves to null after 20 s without one; rejects as `read` does. */
export async function pollAnswer<T>(read: () => Promise<T | null>): Promise<T | null> {
  const end = performance.now() + LIMIT;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, MAX_PAUSE)) {
    const answer = await read();
    if (answer !== null || performance.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
