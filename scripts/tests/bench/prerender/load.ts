import { Agent, request } from 'node:http';
import { whenRendered } from '../site/whenRendered';

/** A page as the site sends it: compressed by brotli. */
export type StoredPage = { path: string; body: Buffer };

/** Answers per second, their times in milliseconds, and those that were not 200. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

type Answer = { status: number; body: Buffer; ms: number };

/** Waits until the page is prerendered, and resolves to it. Rejects when it does not. */
export async function fetchPage(url: string, path: string): Promise<StoredPage> {
  if (!(await whenRendered(url + path))) throw new Error(`${url}${path} is not prerendered.`);
  const agent = new Agent();
  return { path, body: (await get(url + path, { agent })).body };
}

/**
 * Requests an address over a number of connections, each without a pause, for a time. Each is of a client at a loopback
 * address of its own, since the site lets the requests of a busy client wait for those of others.
 */
export async function loadPage(
  url: string,
  { milliseconds, connections }: { milliseconds: number; connections: number },
): Promise<Load> {
  const end = performance.now() + milliseconds;
  const answers: Omit<Answer, 'body'>[] = [];
  const repeat = async (localAddress: string): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const { status, ms } = await get(url, { agent, localAddress });
      answers.push({ status, ms });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => repeat(`127.3.0.${String(index + 1)}`)));
  return loadOf(answers, milliseconds);
}

/** Pages that one client may have rendered at once: each client here asks for fewer. */
const PER_CLIENT = 80;

/**
 * Requests each path once, one after another, as clients at many loopback addresses, since the site limits what it
 * renders for one. `rendered` of them were prerendered.
 */
export async function renderPages(url: string, paths: readonly string[]): Promise<Load & { rendered: number }> {
  const answers: Omit<Answer, 'body'>[] = [];
  let rendered = 0;
  const before = performance.now();
  for (const [index, path] of paths.entries()) {
    const client = Math.floor(index / PER_CLIENT);
    const localAddress = `127.1.${String(client >> 8)}.${String(1 + (client & 127))}`;
    const { status, ms, body } = await get(url + path, { agent: new Agent(), localAddress, encoding: 'identity' });
    answers.push({ status, ms });
    if (body.includes('data-rendered')) rendered += 1;
  }
  return { ...loadOf(answers, performance.now() - before), rendered };
}

function loadOf(answers: readonly Omit<Answer, 'body'>[], milliseconds: number): Load {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    perSecond: (answers.length / milliseconds) * 1_000,
    p50: times[Math.floor(times.length * 0.5)] ?? NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

type Options = { agent: Agent; localAddress?: string; encoding?: string };

function get(url: string, { agent, localAddress, encoding = 'br' }: Options): Promise<Answer> {
  const before = performance.now();
  const { hostname, port, pathname, search, host } = new URL(url);
  const options = {
    ...{ agent, localAddress, port, path: pathname + search },
    hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
    headers: { host, 'accept-encoding': encoding, 'sec-fetch-mode': 'navigate' },
  };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), ms: performance.now() - before }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** A visited page: the release that its markup is of, null without content, and the stable release of each remote. */
export type VisitedPage = {
  status: number;
  ms: number;
  shown: string | null;
  named: Record<string, string | undefined>;
};

/**
 * Requests a page as a first visitor does, without waiting for its content. `client` from 1 to 250 has an allowance of
 * rendered pages of its own.
 */
export async function visitPage(url: string, client = 0): Promise<VisitedPage> {
  const localAddress = `127.2.0.${String(client + 1)}`;
  const { status, ms, body } = await get(url, { agent: new Agent(), localAddress, encoding: 'identity' });
  const html = body.toString();
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    registry?: { remotes?: Record<string, { stable?: { version?: string } }> };
  };
  const remotes = Object.entries(boot.registry?.remotes ?? {});
  const named = Object.fromEntries(remotes.map(([remote, { stable }]) => [remote, stable?.version]));
  const shown = /<main[^>]* data-release="([^"]+)"/.exec(html)?.[1] ?? null;
  return { status, ms, shown, named };
}
