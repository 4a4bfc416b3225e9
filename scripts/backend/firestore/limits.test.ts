import { request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGovernor, type Governor, type Limits } from '../limits';
import { startDocumentTestBed, type DocumentTestBed } from '../testing/documentTestBed';

const MIB = 1024 * 1024;
let testBed: DocumentTestBed;
let governor: Governor;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-limits-'));
});
afterEach(async () => {
  await testBed.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a test bed on disk with documents of 200 KB, each with 30 marks, so that a query finds it in 30 ways. */
async function start(limits: Partial<Limits>, documents = 0): Promise<void> {
  governor = createGovernor({ limits });
  testBed = await startDocumentTestBed({ governor, file: join(folder, 'data.db') });
  const text = { stringValue: 'x'.repeat(200_000) };
  const marks = Object.fromEntries(numbers(30).map((n) => [`mark${n}`, { booleanValue: true }]));
  for (const n of numbers(documents)) testBed.firestore.admin.set(`pens/p${n}`, { text, ...marks });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const allPens = { structuredQuery: { from: [{ collectionId: 'pens' }] } };
const waysTo = (ways: number): object => {
  const filters = numbers(ways).map((n) => ({
    fieldFilter: { field: { fieldPath: `mark${n}` }, op: 'EQUAL', value: { booleanValue: true } },
  }));
  return { structuredQuery: { ...allPens.structuredQuery, where: { compositeFilter: { op: 'OR', filters } } } };
};
const writeOf = (path: string, text = 'short'): object => ({
  writes: [
    {
      update: {
        name: `projects/${testBed.projectId}/databases/(default)/documents/${path}`,
        fields: { text: { stringValue: text } },
      },
    },
  ],
});

/** Sends the query for all pens and does not read the answer, unless `read` does. */
function openAnswer(read?: (message: IncomingMessage) => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = `${testBed.url}/v1/projects/${testBed.projectId}/databases/(default)/documents:runQuery`;
    const sent = request(url, { method: 'POST', agent: false }, (message) => {
      message.on('error', () => undefined);
      read?.(message);
      resolve(message);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(allPens));
  });
}

test('a document that 30 ways find counts once, and one budget holds for all ways', async () => {
  await start({ requestBytes: 3 * MIB, clientBytes: 3 * MIB, totalBytes: 8 * MIB }, 10);
  const { status, body } = await testBed.send(':runQuery', waysTo(30));
  expect([status, (body as unknown[]).length]).toEqual([200, 10]);
  for (const n of numbers(8)) testBed.firestore.admin.set(`pens/q${n}`, { text: { stringValue: 'x'.repeat(200_000) } });
  expect(await testBed.send(':runQuery', allPens)).toMatchObject({ status: 429 });
});

test('answers that nobody reads are bounded, cut off, and leave room for others', async () => {
  const readerMs = 500;
  await start({ requestBytes: 6 * MIB, clientBytes: 6 * MIB, totalBytes: 10 * MIB, readerMs, waitMs: 1000 }, 25);
  const slow = numbers(6).map(() => openAnswer().catch(() => null));
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, governor.memory.usedBytes)), 5);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const other = await testBed.send(':batchGet', {
    documents: [`projects/${testBed.projectId}/databases/(default)/documents/pens/none`],
  });
  expect(other.status).toBe(200);
  const answers = await Promise.all(slow);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  clearInterval(sampling);
  expect(most).toBeLessThanOrEqual(10 * MIB);
  expect(governor.memory.usedBytes).toBe(0);
  for (const answer of answers) answer?.destroy();
});

test('a long query sees one state, while others are served and write', async () => {
  await start({ sliceMs: 0 }, 20);
  // Builds the index, beside which others may write.
  await testBed.send(':runQuery', allPens);
  const query = testBed.send(':runQuery', allPens);
  for (const n of numbers(5)) {
    expect((await testBed.send(':commit', writeOf(`pens/p${n}`))).status).toBe(200);
    expect((await testBed.send(':commit', writeOf(`pens/new${n}`))).status).toBe(200);
  }
  const { body } = await query;
  const sizes = new Set((body as { document: { fields: { text: { stringValue: string } } } }[]).map(sizeOf));
  expect([(body as unknown[]).length, [...sizes]]).toEqual([20, [200_000]]);
});

const sizeOf = ({ document }: { document: { fields: { text: { stringValue: string } } } }): number =>
  document.fields.text.stringValue.length;

test('large documents are read by their names in slices, too', async () => {
  await start({ sliceMs: 0 }, 10);
  const inSlices = jest.spyOn(governor.work, 'run');
  const documents = numbers(10).map((n) => `projects/${testBed.projectId}/databases/(default)/documents/pens/p${n}`);
  const { status, body } = await testBed.send(':batchGet', { documents });
  expect([status, (body as unknown[]).length, inSlices.mock.calls.length]).toEqual([200, 10, 1]);
});

test('signed-out messages beyond the quota are refused with 429 and a time to wait', async () => {
  await start({});
  const statuses: number[] = [];
  for (const n of numbers(80)) statuses.push((await testBed.send(':commit', writeOf(`contactMessages/m${n}`))).status);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThanOrEqual(60);
  expect(accepted).toBeLessThan(80);
  expect(await testBed.send(':commit', writeOf('contactMessages/last'))).toMatchObject({
    status: 429,
    body: { error: { status: 'RESOURCE_EXHAUSTED', message: expect.stringMatching(/try again in \d+ s/) as string } },
  });
  testBed.firestore.admin.set('contactMessages/by-import', {});
});

test('bytes of documents have a quota for each account', async () => {
  await start({});
  await testBed.sdk('ann');
  const token = testBed.auth.admin.signIn('ann').idToken;
  const headers = { authorization: `Bearer ${token}` };
  let accepted = 0;
  for (const n of numbers(40))
    if ((await testBed.send(':commit', writeOf(`pens/p${n}`, 'y'.repeat(1_000_000)), headers)).status === 200)
      accepted += 1;
  expect(accepted).toBeGreaterThanOrEqual(24);
  expect(accepted).toBeLessThan(36);
});

test('a large document in an index can be changed and deleted', async () => {
  await start({}, 2);
  const marked = (n: number): Promise<{ body: unknown }> => {
    const value = { integerValue: String(n) };
    const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value } };
    return testBed.send(':runQuery', { structuredQuery: { from: [{ collectionId: 'pens' }], where } });
  };
  const html = { stringValue: 'x'.repeat(200_000) };
  testBed.firestore.admin.set('pens/p0', { html, n: { integerValue: '1' } });
  expect((await marked(1)).body).toMatchObject([{ document: { fields: { n: { integerValue: '1' } } } }]);
  testBed.firestore.admin.set('pens/p0', { html, n: { integerValue: '2' } });
  expect((await marked(1)).body).toEqual([{ readTime: expect.any(String) as string }]);
  expect(testBed.firestore.admin.delete('pens/p0')).toBe(true);
  expect((await marked(2)).body).toEqual([{ readTime: expect.any(String) as string }]);
});
