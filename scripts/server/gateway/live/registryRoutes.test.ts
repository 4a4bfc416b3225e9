import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@lectern/shared/contract';
import { prepareGateway } from '../testBed';

const testBed = prepareGateway();

describe('registry', () => {
  beforeEach(() => testBed.open());

  test('/registry.json is the live revision, revalidated by its entity tag', async () => {
    const response = await testBed.get('/registry.json', { 'accept-encoding': 'br' });
    const registry = JSON.parse(brotliDecompressSync(new Uint8Array(response.rawPayload)).toString()) as Registry;
    expect(registry.remotes.commerce?.stable.version).toBe('1.0.0');
    expect(response.headers['cache-control']).toBe('no-cache');
    const tag = String(response.headers.etag);
    expect(
      (await testBed.get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': `W/${tag}, "x"` })).statusCode,
    ).toBe(304);
    await testBed.site.revise(() => ({}));
    await testBed.gateway.load();
    expect((await testBed.get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(
      200,
    );
  });
});
