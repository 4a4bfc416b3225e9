import { get } from 'node:http';
import type { Span } from '../../e2e/harness/waves';

/** What a request is for: `platform` is what the shell asks for its own sake (revisions, telemetry). */
export type RequestKind = 'html' | 'js' | 'css' | 'data' | 'platform';

/** A request as the page's own clock saw it. */
export type PageRequest = Span & { kind: RequestKind };

/** Bytes on the wire, without headers, under each content encoding. */
export type Weight = { br: number; gz: number };

/** Sorts a request by its path. */
export function kindOf(url: string): RequestKind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.startsWith('/v0/') || pathname.startsWith('/v1/') || pathname.includes('googleapis')) return 'data';
  return ['/events', '/registry.json', '/telemetry'].includes(pathname) ? 'platform' : 'html';
}

/** Measures what a server sends for a URL, each URL once. */
export function createScale(): (url: string) => Promise<Weight> {
  const known = new Map<string, Promise<Weight>>();
  return (url) => {
    const weight = known.get(url) ?? weigh(url);
    known.set(url, weight);
    return weight;
  };
}

/** The sum of what the requests weigh. */
export async function weightOf(
  scale: (url: string) => Promise<Weight>,
  requests: readonly PageRequest[],
): Promise<Weight> {
  const weights = await Promise.all(requests.map(({ url }) => scale(url)));
  return weights.reduce((sum, { br, gz }) => ({ br: sum.br + br, gz: sum.gz + gz }), { br: 0, gz: 0 });
}

/** Those of the scripts that hold code of the Firebase SDK, which names its packages in what it logs and registers. */
export async function withFirebase(requests: readonly PageRequest[]): Promise<PageRequest[]> {
  const scripts = requests.filter(({ kind }) => kind === 'js');
  const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
  return scripts.filter((_script, index) => texts[index]?.includes('@firebase/'));
}

async function weigh(url: string): Promise<Weight> {
  const [br, gz] = await Promise.all([bytesOf(url, 'br'), bytesOf(url, 'gzip')]);
  return { br, gz };
}

/** `fetch` would hand out the decoded body. */
function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html,*/*', 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Uint8Array) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
