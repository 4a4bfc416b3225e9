import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openLocalBackend } from '../../../cli';
import {
  compressedText,
  contentTypeOf,
  type Encoding,
  preferredEncoding,
  representationOf,
  sendRepresentation,
} from '../../../server';
import { copyHome } from '../../e2e/harness/copyHome';
import { createFaultProxy, type Faults } from '../../../release';
import { ASSETS, readAssets, type Monolith } from './build';

/** A served site to measure: `url` leads through the fault proxy, `directUrl` bypasses it. */
export type ServedSite = { url: string; directUrl: string; faults: Faults; close(): Promise<void> };

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Serves the monolith as a good server serves an ordinary application: precompressed immutable assets, one page for
 * every path, and the embedded backend on a copy of `masterHome`.
 */
export async function serveMonolith(monolith: Monolith, masterHome: string): Promise<ServedSite> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-monolith-'));
  copyHome(masterHome, home);
  const backend = await openLocalBackend(home, 'http://localhost');
  const app = Fastify({ forceCloseConnections: true });
  await app.register(backend.plugin);
  await addPages(app, monolith);
  const directUrl = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const proxy = await createFaultProxy(directUrl);
  return {
    url: proxy.url,
    directUrl,
    faults: proxy.faults,
    close: async () => {
      await proxy.close();
      await app.close();
      await backend.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function addPages(app: FastifyInstance, monolith: Monolith): Promise<void> {
  const assets = await readAssets(monolith);
  const page = compressedText(monolith.html);
  app.get<{ Params: { '*': string } }>(`${ASSETS}*`, (request, reply) => {
    const file = request.params['*'];
    const available = (['br', 'gzip'] as const).filter((encoding) => assets.has(file + SUFFIX[encoding]));
    const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined, available);
    const body = assets.get(file + SUFFIX[encoding]);
    if (!body) return reply.code(404).send('There is no such file.\n');
    void reply.headers({ 'content-type': contentTypeOf(file), 'cache-control': 'public, max-age=31536000, immutable' });
    return sendRepresentation(request, reply, representationOf(body, encoding));
  });
  app.setNotFoundHandler(async (request, reply) => {
    void reply.code(200).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return sendRepresentation(request, reply, await page(request.headers['accept-encoding'] as string | undefined));
  });
}
