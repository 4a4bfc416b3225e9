import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Backend } from '@lectern/backend';
import { LOCAL_PROJECT } from '../../../cli';
import { createGateway } from '../../../server';
import { createSiteFixture, fixtureConfig } from '../../fixtures/gatewaySite';
import { timeEach, type Times } from './typing';

/**
 * Times in milliseconds. `open` is that of the first answer, which opens the catalogue, `words` and `lists` those of
 * searches and lists, and `block` the longest block of the event loop.
 */
export type SiteSearchFigures = { open: number; words: Times; lists: Times; block: number };

const LISTS = [
  'sort=newest',
  'sort=title&page=7',
  'category=music&level=beginner',
  'in=music&topic=playing&price=free',
  'level=advanced&language=de&sort=shortest',
  'in=cooking/baking&duration=1h-3h',
  'price=paid&page=900',
  'category=data&category=design&language=en&language=fr',
  'in=science&sort=title',
  'level=all',
];

/**
 * Measures `/api/search` over HTTP, one request after another. Each is sent once, so that no cached answer is measured.
 */
export async function measureSiteSearch(backend: Backend, words: readonly string[]): Promise<SiteSearchFigures> {
  const site = await createSiteFixture();
  const gateway = createGateway({
    home: site.home,
    config: { ...fixtureConfig, backend: { kind: 'local', ...LOCAL_PROJECT } },
    port: 0,
    plugins: [backend.plugin],
    trustProxy: 1,
  });
  const url = await gateway.listen();
  const { ask, close } = createAsker(url);
  try {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const startedAt = performance.now();
    await ask('q=');
    const open = performance.now() - startedAt;
    const typed = await timeEach(
      [...new Set(words)].map((text, index) => `q=${encodeURIComponent(text)}&limit=${1 + (index % 24)}`),
      ask,
    );
    const lists = await timeEach(
      Array.from(
        { length: 200 },
        (_, index) => `${LISTS[index % LISTS.length] ?? ''}&limit=${1 + Math.floor(index / LISTS.length)}`,
      ),
      ask,
    );
    delay.disable();
    return { open, words: typed, lists, block: delay.max / 1e6 };
  } finally {
    close();
    await gateway.close();
    await site.remove();
  }
}

type Asker = { ask: (query: string) => Promise<void>; close: () => void };

/** Sends searches over one connection. Each request names another client, so that no rate limit slows them. */
function createAsker(url: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let client = 0;
  const ask = (query: string): Promise<void> =>
    new Promise((resolve, reject) => {
      client += 1;
      const headers = {
        'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
        'accept-encoding': 'br',
      };
      const sent = request(`${url}/api/search?${query}`, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`The server responded to ${query} with ${response.statusCode ?? 0}.`)),
        );
      });
      sent.on('error', reject).end();
    });
  return { ask, close: () => agent.destroy() };
}
