import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@lectern/shared/contract';
import { prepareGateway } from '../testBed';

const bed = prepareGateway();

describe('registry', () => {
  beforeEach(() => bed.open());

  test('/registry.json is the live revision, revalidated by its entity tag', async () => {
    const response = await bed.get('/registry.json', { 'accept-encoding': 'br' });
    const registry = JSON.parse(brotliDecompressSync(new Uint8Array(response.rawPayload)).toString()) as Registry;
    expect(registry.remotes.commerce?.stable.version).toBe('1.0.0');
    expect(response.headers['cache-control']).toBe('no-cache');
    const tag = String(response.headers.etag);
    expect(
      (await bed.get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': `W/${tag}, "x"` })).statusCode,
    ).toBe(304);
    await bed.site.revise(() => ({}));
    await bed.gateway.load();
    expect((await bed.get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(200);
  });
});
