import { Agent, request } from 'node:http';

/**
 * What a number of equal requests took: each a second, and the times that half and 99 of 100 stayed below, in
 * milliseconds.
 */
export type LoadFigures = { perSecond: number; p50: number; p99: number };

/** A client of one backend over connections that are kept alive. */
export type Client = { post(path: string, body: unknown): Promise<unknown>; close(): void };

/** `token` is sent with every request; null sends none. Every answer but 200 rejects, with what the backend says. */
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
          else reject(new Error(`${path} answered ${response.statusCode ?? 0}: ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}

/**
 * Acts `count` times, `atOnce` at a time, after a tenth as many that are not counted. `act` is given the number of its
 * turn.
 */
export async function load(count: number, atOnce: number, act: (n: number) => Promise<unknown>): Promise<LoadFigures> {
  await inLanes(Math.ceil(count / 10), atOnce, (n) => act(count + n));
  const times: number[] = [];
  const begun = performance.now();
  await inLanes(count, atOnce, async (n) => {
    const before = performance.now();
    await act(n);
    times.push(performance.now() - before);
  });
  const perSecond = count / ((performance.now() - begun) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

async function inLanes(count: number, atOnce: number, act: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
