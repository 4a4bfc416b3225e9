import { Agent, request } from 'node:http';

/**
 * Throughput of equal requests, and their median and 99th-percentile duration in milliseconds.
 */
export type LoadFigures = { perSecond: number; p50: number; p99: number };

/** A client of one backend over keep-alive connections. */
export type Client = { post(path: string, body: unknown): Promise<unknown>; close(): void };

/** Creates a client that sends `token`, if any, with every request. Any status but 200 rejects with the response. */
export function createClient(url: string, token: string | null): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const headers = { 'content-type': 'text/plain', ...(token !== null && { authorization: `Bearer ${token}` }) };
  const post = (path: string, body: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path} responded with ${response.statusCode ?? 0}: ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}

/**
 * Runs `action` `count` times, `concurrency` at a time, after a tenth as many uncounted warm-up runs. `action` receives
 * the number of its run.
 */
export async function load(
  count: number,
  concurrency: number,
  action: (n: number) => Promise<unknown>,
): Promise<LoadFigures> {
  await runConcurrently(Math.ceil(count / 10), concurrency, (n) => action(count + n));
  const times: number[] = [];
  const startedAt = performance.now();
  await runConcurrently(count, concurrency, async (n) => {
    const before = performance.now();
    await action(n);
    times.push(performance.now() - before);
  });
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

async function runConcurrently(
  count: number,
  concurrency: number,
  action: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await action(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
