import { get } from 'node:http';
import type { Span } from '../../e2e/harness/waves';

/** Kinds of requests: `platform` are those of the shell itself (revisions, telemetry). */
export type RequestKind = 'html' | 'js' | 'css' | 'data' | 'platform';

/** A request with times of the page's own clock. */
export type PageRequest = Span & { kind: RequestKind };

/** Bytes on the wire, without headers, under each content encoding. */
export type Weight = { br: number; gz: number };

/** Returns the kind of a request, by its path. */
export function kindOf(url: string): RequestKind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.startsWith('/v0/') || pathname.startsWith('/v1/') || pathname.includes('googleapis')) return 'data';
  return ['/events', '/registry.json', '/telemetry'].includes(pathname) ? 'platform' : 'html';
}

/** Creates a function that measures the bytes sent for a URL, once for each URL. */
export function createSizeCache(): (url: string) => Promise<Weight> {
  const known = new Map<string, Promise<Weight>>();
  return (url) => {
    const weight = known.get(url) ?? measureSizes(url);
    known.set(url, weight);
    return weight;
  };
}

/** Returns the total size of the requests. */
export async function weightOf(
  sizeOf: (url: string) => Promise<Weight>,
  requests: readonly PageRequest[],
): Promise<Weight> {
  const weights = await Promise.all(requests.map(({ url }) => sizeOf(url)));
  return weights.reduce((sum, { br, gz }) => ({ br: sum.br + br, gz: sum.gz + gz }), { br: 0, gz: 0 });
}

/** Returns the scripts that contain code of the Firebase SDK, recognised by its package names. */
export async function withFirebase(requests: readonly PageRequest[]): Promise<PageRequest[]> {
  const scripts = requests.filter(({ kind }) => kind === 'js');
  const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
  return scripts.filter((_script, index) => texts[index]?.includes('@firebase/'));
}

async function measureSizes(url: string): Promise<Weight> {
  // Published files exist as gzip only, and every browser that takes Brotli takes that too.
  const [br, gz] = await Promise.all([bytesOf(url, 'br, gzip'), bytesOf(url, 'gzip')]);
  return { br, gz };
}

/** Counts the encoded bytes of a response; `fetch` would decode the body. */
function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html,*/*', 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Uint8Array) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
