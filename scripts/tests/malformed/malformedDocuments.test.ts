import { connect } from 'node:net';
import fc from 'fast-check';
import { startDocumentTestBed, type DocumentTestBed } from '@lectern/backend/testing';
import { malformedOperations } from './malformedOperations';

let testBed: DocumentTestBed;
beforeAll(async () => {
  testBed = await startDocumentTestBed();
  testBed.firestore.admin.set('a/b', { n: { integerValue: '1' } });
});
afterAll(() => testBed.stop());

const root = () => `projects/${testBed.projectId}/databases/(default)/documents`;

test("each malformed request is refused with Firestore's body, and nothing is changed by it", async () => {
  const before = testBed.firestore.admin.get('a/b');
  for (const { operation, body } of malformedOperations(testBed.projectId)) {
    const answer = await testBed.send(operation, body);
    const [refusal] = [answer.body].flat() as { error?: { code: number; message: string; status: string } }[];
    const error = refusal?.error;
    const code = answer.status === 404 ? 404 : 400;
    expect({ operation, body, status: answer.status, error }).toMatchObject({
      operation,
      body,
      status: code,
      error: { code },
    });
    expect(error?.message).toMatch(/^[\s\S]+$/);
    expect(error?.status).toMatch(/^[A-Z_]+$/);
  }
  expect(testBed.firestore.admin.get('a/b')).toEqual(before);
});

test('a body beyond 11 MiB is refused with 413, whatever its announced length', async () => {
  const answer = await testBed.send(':commit', JSON.stringify({ writes: 'x'.repeat(11 * 1024 * 1024) }));
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 413 } } });
});

test.each([
  'Bearer owner',
  'Bearer',
  'Bearer x.y.z',
  'Basic abc',
  'owner',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
])('the token %s is refused with 401', async (authorization) => {
  const answer = await testBed.send(':batchGet', { documents: [] }, { authorization });
  expect(answer).toMatchObject({ status: 401, body: [{ error: { code: 401 } }] });
});

test('any content type is accepted; other methods and addresses get a JSON error', async () => {
  for (const type of [
    'application/json',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]) {
    expect((await testBed.send(':batchGet', { documents: [] }, { 'content-type': type })).status).toBe(200);
  }
  for (const [method, path] of [
    ['GET', `/v1/${root()}/a/none`],
    ['PUT', `/v1/${root()}:commit`],
    ['POST', '/v1/projects/other/databases/(default)/documents:commit'],
    ['POST', '/v2/x'],
    ['POST', '/v1/projects/%'],
  ] as const) {
    const response = await fetch(testBed.url + path, { method, ...(method === 'GET' ? {} : { body: '{}' }) });
    expect(response.status === 404 || response.status === 400).toBe(true);
    expect(await response.json()).toMatchObject({ error: { code: response.status } });
  }
});

test.each([
  'NONSENSE\r\n\r\n',
  'POST / HTTP/1.1\r\ncontent-length: x\r\n\r\n',
  `POST / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'POST / HTTP/9.9\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
])('broken HTTP gets 4xx and the connection is closed', async (text) => {
  const { hostname, port } = new URL(testBed.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('no JSON causes a server error', async () => {
  const anything = fc.jsonValue({ depthSize: 'medium' });
  const operation = fc.constantFrom(':commit', ':batchGet', ':runQuery', ':runAggregationQuery');
  const body = fc.oneof(
    anything,
    fc.record({
      writes: fc.array(
        fc.record(
          {
            update: fc.record({ name: fc.oneof(fc.string(), fc.constant('a')), fields: anything }),
            updateMask: anything,
            currentDocument: anything,
            updateTransforms: anything,
          },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
    }),
    fc.record({
      structuredQuery: fc.record(
        {
          from: fc.constant([{ collectionId: 'a' }]),
          where: anything,
          orderBy: anything,
          limit: anything,
          startAt: anything,
          select: anything,
        },
        { requiredKeys: ['from'] },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(operation, body, async (at, json) => {
      const { status } = await testBed.send(at, json);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
