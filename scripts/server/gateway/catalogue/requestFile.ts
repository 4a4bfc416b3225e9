import type { FastifyInstance } from 'fastify';

/**
 * Requests a file at an address of `fileUrl`: within this process for one on the site itself. Resolves to its bytes,
 * compressed with gzip where the site stores it so, and to null when there is none. Rejects on any other failure.
 */
export async function requestFile(app: FastifyInstance, url: string, timeoutMs: number): Promise<Uint8Array | null> {
  const { status, bytes } = url.startsWith('/') ? await requestHere(app, url) : await requestThere(url, timeoutMs);
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${url} answered ${String(status)}.`);
  return bytes;
}

type Answer = { status: number; bytes: Uint8Array };

async function requestHere(app: FastifyInstance, url: string): Promise<Answer> {
  const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  return { status: statusCode, bytes: new Uint8Array(rawPayload) };
}

async function requestThere(url: string, timeoutMs: number): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}
