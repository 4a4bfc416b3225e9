import { TEST_STORES, type TestStore } from '../../tests/fixtures/stores/testStores';
import { startS3Server } from '../../tests/fixtures/stores/s3Server';
import { startFaultyProxy, type Fault } from '../../tests/fixtures/stores/faultyProxy';
import { checkStore } from './checkStore';
import { bytesOfText, type ObjectStore } from './ObjectStore';
import { openObjects } from './openObjects';
import { proveExclusive } from './requireExclusive';

const text = (found: { bytes: Uint8Array } | null): string | null => found && new TextDecoder().decode(found.bytes);
const kinds = ['file', 's3', 'az'] as const;
const services = ['s3', 'az'] as const;

describe.each(kinds)('objects of %s', (kind) => {
  let testStore: TestStore;
  let objects: ObjectStore;
  beforeEach(async () => {
    testStore = await TEST_STORES[kind]();
    ({ objects } = openObjects(testStore.url, testStore.environment));
  });
  afterEach(() => testStore.close());

  test('are read as written, unchanged for their etag, and gone once removed', async () => {
    expect(await objects.get('a/one.json')).toBeNull();
    expect(await objects.create('a/one.json', bytesOfText('{"a":1}'))).toBe('created');
    const found = await objects.get('a/one.json');
    expect([text(found), await objects.has('a/one.json')]).toEqual(['{"a":1}', true]);
    expect(await objects.get('a/one.json', found?.etag)).toBe('unchanged');
    await objects.replace('a/one.json', bytesOfText('{"a":2}'));
    expect(text(await objects.get('a/one.json'))).toBe('{"a":2}');
    await objects.remove('a/one.json');
    await objects.remove('a/one.json');
    expect([await objects.get('a/one.json'), await objects.has('a/one.json')]).toEqual([null, false]);
  });

  test('lists all keys of a folder, over several pages', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `list/${String(index).padStart(3, '0')}.json`);
    for (const key of [...keys, 'other/one', 'listed']) await objects.create(key, bytesOfText(key));
    await objects.create('list/deep/er.json', bytesOfText(''));
    expect(await objects.list('list/')).toEqual([...keys, 'list/deep/er.json'].sort());
    expect(await objects.list('nothing/')).toEqual([]);
    expect(await objects.list('')).toHaveLength(23);
  });

  test('of 8 racing writers of a key, one creates it and its bytes stay', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = `race/${String(round)}`;
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, writer) => objects.create(key, bytesOfText(String(writer)))),
      );
      const winners = outcomes.flatMap((outcome, writer) => (outcome === 'created' ? [String(writer)] : []));
      expect(winners).toEqual([text(await objects.get(key))]);
    }
  });
});

const before = (status: number, code: string): Fault => ({ kind: 'answer', status, code, isAfter: false });
const after = (status: number, code: string): Fault => ({ kind: 'answer', status, code, isAfter: true });

describe.each(services)('a storm in front of %s', (kind) => {
  const conflict = kind === 's3' ? 'ConditionalRequestConflict' : '';
  test.each([
    ['a conflict', before(409, conflict)],
    ['a busy service', before(503, 'SlowDown')],
    ['an error after the write', after(500, 'InternalError')],
    ['a refusal after the write', after(412, 'PreconditionFailed')],
    ['a lost connection after the write', { kind: 'cut', isAfter: true }],
    ['a time-out', { kind: 'hang', isAfter: false }],
    ['a time-out after the write', { kind: 'hang', isAfter: true }],
  ] as [string, Fault][])('%s is overcome, and the writer knows that it won', async (_name, fault) => {
    const testStore = await TEST_STORES[kind]();
    let writes = 0;
    const proxy = await startFaultyProxy(testStore.target, ({ method, url = '' }) =>
      method === 'PUT' && url.includes('/key') && (writes += 1) === 1 ? fault : null,
    );
    const { url, environment } = testStore.through(proxy.url);
    const { objects } = openObjects(url, environment, { attempt: 300 });
    expect(await objects.create('key', bytesOfText('mine'))).toBe('created');
    expect([proxy.faults(), text(await objects.get('key'))]).toEqual([1, 'mine']);
    expect(await objects.create('key', bytesOfText('yours'))).toBe('taken');
    await proxy.close();
    await testStore.close();
  });

  test('gives up after a while, and names the store but no secret', async () => {
    const testStore = await TEST_STORES[kind]();
    const proxy = await startFaultyProxy(testStore.target, () => before(503, 'SlowDown'));
    const { url, environment } = testStore.through(proxy.url);
    const { objects } = openObjects(url, environment, { total: 200 });
    const error: unknown = await objects.get('key').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: 'unreadable', message: expect.stringContaining('503 SlowDown') as string });
    expect(String(error)).toContain(`${kind}://releases/site-one/key`);
    for (const secret of Object.values(environment)) expect(String(error)).not.toContain(secret);
    await testStore.close();
    await proxy.close();
  });
});

test('a check of a store that is away ends with its first request', async () => {
  const server = await startS3Server();
  await server.close();
  const environment = { AWS_ACCESS_KEY_ID: 'AKIATESTS', AWS_SECRET_ACCESS_KEY: 'secret/of+tests' };
  const { objects } = openObjects(`s3://releases/x?endpoint=${server.url}&region=eu-test-1`, environment, {
    total: 200,
  });
  let requests = 0;
  const replace: typeof objects.replace = (...args) => {
    requests += 1;
    return objects.replace(...args);
  };
  await expect(checkStore({ ...objects, replace })).rejects.toThrow('is unreachable');
  expect(requests).toBe(1);
});

test('a service that lets the second writer win is refused by name before anything is created', async () => {
  const server = await startS3Server({ ignoresConditions: true });
  const environment = { AWS_ACCESS_KEY_ID: 'AKIATESTS', AWS_SECRET_ACCESS_KEY: 'secret/of+tests' };
  const { objects } = openObjects(`s3://releases/x?endpoint=${server.url}&region=eu-test-1`, environment);
  await expect(objects.create('registry/000001.json', bytesOfText('{}'))).rejects.toThrow(
    's3://releases/x lets a second writer replace',
  );
  await expect(proveExclusive(objects)).rejects.toMatchObject({ problem: 'unwritable' });
  expect(server.objects.size).toBe(0);
  await server.close();
});

test('wrong credentials and a missing bucket are named with what to do', async () => {
  const server = await startS3Server();
  const environment = { AWS_ACCESS_KEY_ID: 'AKIATESTS', AWS_SECRET_ACCESS_KEY: 'wrong' };
  const options = `endpoint=${server.url}&region=eu-test-1`;
  const wrong = openObjects(`s3://releases?${options}`, environment).objects;
  await expect(wrong.get('key')).rejects.toThrow('403 SignatureDoesNotMatch. Check AWS_ACCESS_KEY_ID');
  const elsewhere = openObjects(`s3://other?${options}`, { ...environment, AWS_SECRET_ACCESS_KEY: 'secret/of+tests' });
  await expect(elsewhere.objects.list('')).rejects.toThrow('404 NoSuchBucket. Create the bucket');
  await server.close();
});
