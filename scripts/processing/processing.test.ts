import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { createProcessor, embeddedDocuments, listFailures, RetryLater, transact } from '.';
import type { Documents, Handler, Processor } from '.';
import { pathPattern } from './pathPattern';
import { retryDelay } from './taskQueue';
import { until } from '../tests/fixtures/until';

let running: RunningBackend;
let documents: Documents;
let processors: Processor[];
beforeEach(async () => {
  running = await startLecternBackend();
  documents = embeddedDocuments(running.backend);
  processors = [];
});
afterEach(async () => {
  for (const processor of processors) await processor.stop();
  await running.stop();
});

const write = (path: string, data: object): void =>
  running.backend.firestore.admin.set(path, wireFieldsOf(data, running.projectId));
const read = async (path: string) => (await documents.get(path))?.data;
async function startWith(handle: Handler['handle'], reports: string[] = []): Promise<Processor> {
  const processor = createProcessor({
    name: 'answers',
    documents,
    handlers: [{ name: 'answer', pattern: 'people/{uid}/questions/{id}', handle }],
    report: (message) => reports.push(message),
    retryMs: 1,
    pollMs: 20,
  });
  processors.push(processor);
  await processor.start();
  return processor;
}

/** Answers each question once, and counts the answers. */
const answer: Handler['handle'] = ({ path, params }) =>
  transact(documents, async (transaction) => {
    const question = await transaction.get(path);
    if (question === null || question.data.answer !== undefined) return undefined;
    const count = (await transaction.get('counts/answers'))?.data.value ?? 0;
    transaction.write({ merge: path, data: { answer: `Hello ${params.uid}` } });
    transaction.write({ set: 'counts/answers', data: { value: Number(count) + 1 } });
    return undefined;
  });

test('documents written before and after the start are answered once each', async () => {
  write('people/ann/questions/1', { text: 'Hello?' });
  write('people/ann/notes/1', { text: 'Not a question.' });
  const processor = await startWith(answer);
  for (let index = 2; index <= 20; index += 1) write(`people/bo/questions/${index}`, { text: 'Hello?' });
  await until(async () => (await read('counts/answers'))?.value === 20);
  await processor.idle();
  expect(await read('people/ann/questions/1')).toEqual({ text: 'Hello?', answer: 'Hello ann' });
  expect(await read('people/ann/notes/1')).toEqual({ text: 'Not a question.' });
  expect(await read('counts/answers')).toEqual({ value: 20 });
});

test('a second processor after a stop continues where the first one ended', async () => {
  const first = await startWith(answer);
  await first.stop();
  write('people/ann/questions/1', { text: 'Hello?' });
  await startWith(answer);
  await until(async () => (await read('people/ann/questions/1'))?.answer === 'Hello ann');
});

test('a document that waits is found after a restart, although the clock was ahead and went back', async () => {
  write('processing/answers', { time: (Date.now() + 3_600_000) * 1000 });
  await (await startWith(answer)).stop();
  write('people/ann/questions/1', { text: 'Hello?' });
  await startWith(answer);
  await until(async () => (await read('counts/answers'))?.value === 1);
});

test('a mark of the future is taken back once the clock is right, before the process is killed', async () => {
  const ahead = jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 3_600_000);
  const first = await startWith(answer);
  await first.stop();
  const second = await startWith(answer);
  ahead.mockRestore();
  const isPast = async () => Number((await read('processing/answers'))?.time) < Date.now() * 1000;
  await until(isPast);
  await second.stop();
});

test('a commit with more documents than a page is handled whole', async () => {
  const { admin } = running.backend.firestore;
  const fields = wireFieldsOf({ text: 'Hello?' }, running.projectId);
  admin.commit(Array.from({ length: 2_500 }, (_, index) => ({ set: `people/ann/questions/${index}`, fields })));
  const handled = new Set<string>();
  const processor = await startWith(({ path }) => Promise.resolve(void handled.add(path)));
  await processor.idle();
  expect(handled.size).toBe(2_500);
});

test('one document is handled one call at a time, and again when it changed meanwhile', async () => {
  let active = 0;
  let most = 0;
  const seen: unknown[] = [];
  write('people/ann/questions/1', { version: 0 });
  const processor = await startWith(async ({ data }) => {
    most = Math.max(most, (active += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    active -= 1;
    seen.push(data.version);
    return undefined;
  });
  await until(() => active === 1);
  for (let version = 1; version <= 5; version += 1) write('people/ann/questions/1', { version });
  await until(() => seen.at(-1) === 5);
  await processor.idle();
  expect(most).toBe(1);
  expect(seen.length).toBeLessThanOrEqual(4);
});

test('a document that always fails is set aside, reported, and succeeds when retried', async () => {
  const reports: string[] = [];
  let works = false;
  let calls = 0;
  write('people/ann/questions/1', {});
  const processor = await startWith(() => {
    calls += 1;
    return works ? Promise.resolve(undefined) : Promise.reject(new Error('no luck'));
  }, reports);
  await until(async () => (await listFailures(documents, 'answers')).length === 1);
  expect(calls).toBe(8);
  expect((await listFailures(documents))[0]).toMatchObject({ path: 'people/ann/questions/1', error: 'no luck' });
  expect(reports.at(-1)).toContain('is set aside: no luck');
  works = true;
  expect(await processor.retryFailures()).toBe(1);
  await until(async () => (await listFailures(documents)).length === 0);
});

test('a failure that is over leaves the list, also when the database refuses that at first', async () => {
  const { commit } = documents;
  let refusals = 0;
  const refuseOnce: Documents['commit'] = (writes, before) => {
    const isRefused = writes.some((one) => 'delete' in one) && refusals === 0;
    if (isRefused) refusals += 1;
    return isRefused ? Promise.reject(new Error('database is locked')) : commit(writes, before);
  };
  documents = { ...documents, commit: refuseOnce };
  let works = false;
  write('people/ann/questions/1', {});
  const processor = await startWith(() => (works ? Promise.resolve(undefined) : Promise.reject(new Error('no luck'))));
  await until(async () => (await listFailures(documents)).length === 1);
  works = true;
  await processor.retryFailures();
  await until(async () => (await listFailures(documents)).length === 0);
  expect(refusals).toBe(1);
});

test('an unavailable service is awaited without end, and blocks no other document', async () => {
  let isUp = false;
  const done: string[] = [];
  write('people/ann/questions/1', {});
  const processor = await startWith(({ params }) => {
    if (!isUp && params.uid === 'ann') return Promise.reject(new RetryLater('The service is down.'));
    done.push(params.uid ?? '');
    return Promise.resolve(undefined);
  });
  write('people/bo/questions/1', {});
  await until(() => done.includes('bo'));
  await processor.idle();
  expect(await listFailures(documents)).toEqual([]);
  isUp = true;
  await until(() => done.includes('ann'));
});

test('a processor that could not start skips nothing when it is stopped', async () => {
  write('people/ann/questions/1', { text: 'Hello?' });
  const broken: Documents = { ...documents, changedSince: () => Promise.reject(new Error('no store')) };
  const options = { name: 'answers', documents: broken, report: () => undefined };
  const processor = createProcessor({
    ...options,
    handlers: [{ name: 'answer', pattern: 'people/{uid}/questions/{id}', handle: answer }],
  });
  await expect(processor.start()).rejects.toThrow('no store');
  await processor.stop();
  expect(await read('processing/answers')).toBeUndefined();
});

test('waiting for an unavailable service does not use up the attempts of a failing document', async () => {
  let calls = 0;
  write('people/ann/questions/1', {});
  await startWith(() => {
    calls += 1;
    if (calls > 10) return Promise.resolve(undefined);
    return Promise.reject(calls < 10 ? new RetryLater('The service is down.') : new Error('no luck'));
  });
  await until(() => calls === 11);
  expect(await listFailures(documents)).toEqual([]);
});

test('retries wait longer each time, at most a minute, and not all alike', () => {
  const limits = { baseMs: 250, maxMs: 60_000 };
  const delays = (attempts: number) => Array.from({ length: 200 }, () => retryDelay(attempts, limits));
  for (const [attempts, most] of [
    [1, 250],
    [2, 500],
    [8, 32_000],
    [9, 60_000],
    [5_000, 60_000],
  ] as const) {
    const found = delays(attempts);
    expect(Math.max(...found)).toBeLessThanOrEqual(most);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(most / 2);
    expect(new Set(found).size).toBeGreaterThan(100);
  }
});

test('a handler is called again at the time it asked for', async () => {
  const calls: number[] = [];
  write('people/ann/questions/1', {});
  await startWith(() => {
    calls.push(Date.now());
    return Promise.resolve(calls.length === 1 ? { again: new Date(Date.now() + 60) } : undefined);
  });
  await until(() => calls.length === 2);
  expect(calls[1]! - calls[0]!).toBeGreaterThanOrEqual(55);
});

test('concurrent transactions on one document lose no update', async () => {
  const raise = () =>
    transact(documents, async (transaction) => {
      const value = Number((await transaction.get('counts/x'))?.data.value ?? 0);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
      transaction.write({ set: 'counts/x', data: { value: value + 1 } });
    });
  await Promise.all(Array.from({ length: 12 }, raise));
  expect(await read('counts/x')).toEqual({ value: 12 });
});

test.each([
  ['another version of the document', { value: 1 }],
  ['no document at first', null],
])('a transaction that reads a document twice and finds %s is run again', async (_name, first) => {
  if (first) write('counts/x', first);
  let runs = 0;
  const found = await transact(documents, async (transaction) => {
    runs += 1;
    const before = await transaction.get('counts/x');
    if (runs === 1) write('counts/x', { value: 2 });
    const after = await transaction.get('counts/x');
    transaction.write({ set: 'counts/seen', data: { same: before?.version === after?.version } });
    return [before?.data.value, after?.data.value];
  });
  expect({ runs, found }).toEqual({ runs: 2, found: [2, 2] });
});

test('a pattern matches whole segments of documents only', () => {
  const pattern = pathPattern('a/{x}/b/{y}');
  expect(pattern.match('a/1/b/2')).toEqual({ x: '1', y: '2' });
  expect([pattern.match('a/1/c/2'), pattern.match('a/1/b/2/c/3'), pattern.match('a/1')]).toEqual([null, null, null]);
  expect(() => pathPattern('a/{x}/b')).toThrow('not the path of a document');
});
