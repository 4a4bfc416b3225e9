import type { RevisionMemory } from '@lectern/shared/contract';
import { createKey, createSignedSite, FAR, type Served, type SignedSite } from '../../testing/signedSite';
import { fetchVerified, type Trust } from './fetchVerified';

const DAY = 24 * 60 * 60 * 1000;
const PAST = '2026-01-08T00:00:00Z';
const now = Date.parse('2026-11-23T00:00:00Z');

let site: SignedSite;
let memory: RevisionMemory | null;
let unsupported: number;
beforeEach(async () => {
  site = await createSignedSite();
  memory = null;
  unsupported = 0;
});
afterEach(() => jest.restoreAllMocks());

/** Fetches `served` as a browser does that was told the site's root key. */
function verify(served: Served, trust: Partial<Trust> = {}): Promise<number> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(served));
  return fetchVerified({
    rootKey: site.root.publicKey,
    isLocal: false,
    onUnsupported: () => (unsupported += 1),
    now: () => now,
    memory: {
      read: () => Promise.resolve(memory),
      write: (seen) => Promise.resolve(void (memory = seen)),
    },
    ...trust,
  }).then(({ serial }) => serial);
}

test('a revision of the site is used and remembered', async () => {
  expect(await verify(await site.serve(3))).toBe(3);
  expect(memory).toEqual({ root: site.root.publicKey, key: site.root.id, serial: 3, at: now });
  expect(await verify(await site.serve(4))).toBe(4);
});

test('a field that a newer writer adds is part of what is signed', async () => {
  expect(await verify(await site.serve(3, { later: ['ä', { b: 1, a: null }] }))).toBe(3);
});

describe('tampered', () => {
  test.each<[string, (served: Served) => object]>([
    ['a field that the contract has', (served) => ({ ...served, maintenance: { message: 'Closed' } })],
    ['a field that it does not have', (served) => ({ ...served, later: true })],
    ['the end of its validity', (served) => ({ ...served, expires: '2199-01-01T00:00:00Z' })],
    ['its serial', (served) => ({ ...served, serial: 9 })],
  ])('with %s', async (_what, change) => {
    await expect(verify(change(await site.serve(3)) as Served)).rejects.toThrow(
      /^Revision \d is refused: its signature does not match, so it was altered\.$/,
    );
    expect(memory).toBeNull();
  });
});

describe('foreign', () => {
  test('by a key that the site never had', async () => {
    const served = await site.serve(3, {}, { key: await createKey(), since: 1 });
    await expect(verify(served)).rejects.toThrow('it is signed by a key that this site does not have');
  });

  test('with keys of another site', async () => {
    await expect(verify(await (await createSignedSite()).serve(3))).rejects.toThrow(
      'its keys do not follow from the key that this page names',
    );
  });

  test('with a successor that nobody handed over to', async () => {
    const other = await createSignedSite();
    const served = await other.serve(3);
    const own = await site.serve(1);
    const introductions = [...(own.proof as Proof).introductions, ...(served.proof as Proof).introductions];
    await expect(verify({ ...served, proof: { introductions } })).rejects.toThrow('do not follow from the key');
  });

  test('by a key that was replaced', async () => {
    await site.rotate(3);
    const served = await site.serve(4, {}, { key: site.root, since: 1 });
    await expect(verify(served)).rejects.toThrow('it is signed by a key that revision 3 replaced');
  });

  test('without a signature', async () => {
    const { signature: _signature, ...served } = await site.serve(3);
    await expect(verify(served as Served)).rejects.toThrow('it is not signed');
  });

  test('on a page with another key, or none, than the browser knows', async () => {
    await verify(await site.serve(3));
    const other = await createSignedSite();
    const served = await other.serve(3);
    await expect(verify(served, { rootKey: other.root.publicKey })).rejects.toThrow('knows the site by another key');
    await expect(verify(served, { rootKey: undefined })).rejects.toThrow('this page names no key');
    expect(await verify(served, { rootKey: other.root.publicKey, isLocal: true })).toBe(3);
  });
});

describe('replayed', () => {
  test('an older revision than the newest one that this browser has seen', async () => {
    const older = await site.serve(3);
    await verify(await site.serve(4));
    await expect(verify(older)).rejects.toThrow('Revision 3 is refused: this browser has seen revision 4.');
  });

  test('a revision by the former key, before its replacement', async () => {
    const older = await site.serve(3);
    await site.rotate(4);
    await verify(await site.serve(5));
    await expect(verify(older)).rejects.toThrow('this browser has seen one by a newer key');
  });

  test('but a lower serial by a newer key of the site is progress: revisions were lost', async () => {
    await verify(await site.serve(9));
    await site.rotate(4);
    expect(await verify(await site.serve(5))).toBe(5);
  });
});

describe('expired', () => {
  test.each([
    ['without a renewal', null],
    ['with a renewal that expired too', '2026-11-01T00:00:00Z'],
  ])('%s', async (_name, expires) => {
    const served = await site.serve(3, { expires: PAST });
    await expect(verify(expires === null ? served : await site.renew(served, expires))).rejects.toThrow(
      'and nobody has renewed it',
    );
  });

  test('with a renewal by another key, or of another revision', async () => {
    const served = await site.serve(3, { expires: PAST });
    const other = await site.renew(await site.serve(2, { expires: PAST }), FAR);
    await expect(verify(await site.renew(served, FAR, await createKey()))).rejects.toThrow('nobody has renewed it');
    await expect(verify({ ...served, proof: other.proof })).rejects.toThrow('nobody has renewed it');
  });

  test('but not with a renewal, nor by a clock that is less than a day ahead', async () => {
    expect(await verify(await site.renew(await site.serve(3, { expires: PAST }), FAR))).toBe(3);
    const expires = new Date(now - DAY + 1_000).toISOString();
    expect(await verify(await site.serve(3, { expires }))).toBe(3);
  });

  test('when its key had expired before it was signed', async () => {
    const late = { updatedAt: '2100-01-01T00:00:00Z' };
    await expect(verify(await site.serve(3, late))).rejects.toThrow(`its key expired on ${FAR}`);
  });
});

test('a page without a key, in a browser that knows none, uses what the connection delivers', async () => {
  expect(await verify(await site.serve(3), { rootKey: undefined })).toBe(3);
});

test('a memory that was not confirmed for 30 days is forgotten: the site may have been recreated', async () => {
  await verify(await site.serve(3), { now: () => now - 31 * DAY });
  const other = await createSignedSite();
  expect(await verify(await other.serve(1), { rootKey: other.root.publicKey })).toBe(1);
});

test('a browser that can’t check signatures uses the revision, and says so', async () => {
  jest.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('Unsupported', 'NotSupportedError'));
  expect(await verify({ ...(await site.serve(3)), later: 'altered' })).toBe(3);
  expect(unsupported).toBe(1);
});

test('a failed response is no refusal', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Revision 3 is refused', { status: 503 }));
  const trust = { rootKey: undefined, isLocal: false, onUnsupported: () => undefined };
  const store = { read: () => Promise.reject(new Error('blocked')), write: () => Promise.reject(new Error('blocked')) };
  await expect(fetchVerified({ ...trust, memory: store })).rejects.toThrow('/registry.json answered 503');
});

test('a request that hangs ends at the limit', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  const store = { read: () => Promise.resolve(null), write: () => Promise.resolve() };
  const trust: Trust = { rootKey: undefined, isLocal: false, onUnsupported: () => undefined, memory: store, limit: 10 };
  await expect(fetchVerified(trust)).rejects.toMatchObject({ name: 'TimeoutError' });
});

type Proof = { introductions: object[] };
