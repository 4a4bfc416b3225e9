import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTED_BUCKETS } from '../../../tests/fixtures/fakeBuckets';
import { startFakeGoogle, type FakeGoogle } from '../../../tests/fixtures/fakeGoogle';
import { deployAll, deployRules, HOSTED_ORIGIN, webAppOf } from '../../../tests/fixtures/hostedAdministration';
import { ROOT } from '../../options/storeOptions';
import { runInProcess } from '../../testBed';

let folder: string;
let google: FakeGoogle;
const before = { ...process.env };
const to = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-deploy-'));
  google = await startFakeGoogle();
  Object.assign(process.env, google.environment);
  deployAll(google);
  writeFileSync(to('key.json'), google.keyFile(), { mode: 0o600 });
  writeConfig({});
});
afterEach(async () => {
  process.env = { ...before };
  await google.close();
  rmSync(folder, { recursive: true });
});

function writeConfig(change: object, firebase: object = webAppOf(google)): void {
  const openBuckets = [HOSTED_BUCKETS['open-courses']];
  writeFileSync(to('hosted.json'), JSON.stringify({ firebase, openBuckets, signIn: [], ...change }));
}

type Found = { what: string; problem: { reason: string; fix: string } | null };
type Checked = { code: number; err: string; fit: boolean; problems: Found[]; findings: Found[] };

async function check(...options: string[]): Promise<Checked> {
  const key = ['--firebase', to('key.json'), '--origin', HOSTED_ORIGIN];
  const { code, out, err } = await runInProcess(['deploy', 'check', to('hosted.json'), ...key, ...options, '--json']);
  const { fit = false, findings = [] } = JSON.parse(out) as Partial<Checked>;
  return { code, err, fit, findings, problems: findings.filter(({ problem }) => problem !== null) };
}

const databaseOf = (): string => `/v1/projects/${google.running.projectId}/databases/(default)/collectionGroups/-`;
type Listed = { indexes: { name: string; state: string }[]; fields: { name: string; indexConfig: object }[] };
const listed = (kind: 'indexes' | 'fields'): Listed => google.administration.get(`${databaseOf()}/${kind}`) as Listed;

test('a project that has everything passes', async () => {
  const { code, fit, problems, findings } = await check();
  expect({ code, fit, problems }).toEqual({ code: 0, fit: true, problems: [] });
  expect(findings.length).toBeGreaterThan(10);
});

const SENTENCE = expect.stringMatching(/^[A-Z\d]\S* .{10}/s) as string;

test('a project without anything lacks each part, with a reason and a fix', async () => {
  google.administration.clear();
  google.config = {};
  const { code, problems } = await check();
  expect(code).toBe(1);
  expect(problems.map(({ what }) => what)).toEqual([
    'the configuration of the web app',
    'rules of documents',
    ...Object.values(HOSTED_BUCKETS).map((bucket) => `rules of the bucket ${bucket}`),
    expect.stringMatching(/^\d+ composite indexes$/),
    expect.stringMatching(/^indexes of \d+ single fields$/),
    'authorised domain learn.example',
    'authorised domain demo-hosted.firebaseapp.com',
    'sign-in with a password',
    'protection against e-mail enumeration',
    ...Object.values(HOSTED_BUCKETS).map((bucket) => `bucket ${bucket}`),
  ]);
  for (const { problem } of problems) expect([problem?.reason, problem?.fix]).toEqual([SENTENCE, SENTENCE]);
});

test.each<[string, () => void, object]>([
  [
    'other rules',
    () => deployRules(google, 'cloud.firestore', 'service cloud.firestore {}'),
    { reason: /^Others are deployed/, fix: /^Deploy them: firebase deploy --only firestore:rules --project demo-/ },
  ],
  ['an index that is absent', () => void listed('indexes').indexes.shift(), { reason: /^1 are missing or differ: / }],
  [
    'an index that is being built',
    () => Object.assign(listed('indexes').indexes[0] ?? {}, { state: 'CREATING' }),
    { reason: /^1 are being built: /, fix: 'Wait, and check again.' },
  ],
  [
    'a field with other indexes',
    () =>
      Object.assign(listed('fields').fields[0] ?? {}, {
        indexConfig: { indexes: [{ fields: [{ fieldPath: 'lessons', order: 'ASCENDING' }] }] },
      }),
    { reason: /^1 are missing or differ: progress.lessons/ },
  ],
  [
    'an origin that may not read files',
    () => setCors([{ origin: ['https://other.example'], method: ['GET'] }]),
    { reason: /CORS/ },
  ],
  [
    'headers that pages may not read',
    () => setCors([{ origin: ['*'], method: ['GET'], responseHeader: ['Content-Type'] }]),
    { reason: /CORS/, fix: /"Content-Range"/ },
  ],
  [
    'sign-in with mailed links',
    () => writeConfig({ signIn: ['email-link', 'anonymous'] }),
    { fix: /Email link|Anonymous/ },
  ],
  [
    'another API key',
    () => writeConfig({}, { ...webAppOf(google), apiKey: 'AIzaSyOther' }),
    { reason: /^apiKey is AIzaSyA-/ },
  ],
  [
    'a key of another project',
    () => writeFileSync(to('key.json'), google.keyFile({ project_id: 'other-project' }), { mode: 0o600 }),
    { reason: /belongs to other-project/, fix: /Create a key for demo-/ },
  ],
])('%s is found', async (_name, change, expected) => {
  change();
  const { code, problems } = await check();
  expect(code).toBe(1);
  const [{ problem }] = problems as [Found];
  for (const [field, wanted] of Object.entries(expected) as ['reason' | 'fix', string | RegExp][])
    expect(problem?.[field]).toMatch(wanted);
});

function setCors(cors: object[]): void {
  google.administration.set(`/storage/v1/b/${HOSTED_BUCKETS['open-courses'] ?? ''}`, { cors });
}

test('an answer in an unknown form, and a refused question, are findings', async () => {
  google.administration.set(`${databaseOf()}/indexes`, { indexes: 'none' });
  const { code, problems } = await check();
  expect({ code, reasons: problems.map(({ problem }) => problem?.reason) }).toEqual({
    code: 1,
    reasons: ["Google's answer has a form that this version does not know."],
  });
  google.failWith = { status: 400, code: 'INVALID_ARGUMENT', message: 'Bad filter.' };
  expect((await check()).problems[0]?.problem?.reason).toBe('Google refuses the request: Bad filter.');
});

test('the example of a configuration is complete', async () => {
  const example = JSON.parse(readFileSync(join(ROOT, 'scripts/deploy/hosted.example.json'), 'utf8')) as object;
  writeConfig(example);
  const { code, problems } = await check();
  expect(code).toBe(1);
  expect(problems[0]?.problem?.reason).toContain('and the configuration to my-project');
});

test('missing permissions are findings; an unusable configuration and an absent project are not', async () => {
  google.failWith = { status: 403, code: 'PERMISSION_DENIED', message: 'Missing permissions' };
  const { code, problems } = await check();
  expect({ code, parts: problems.length }).toEqual({ code: 1, parts: 5 });
  expect(problems[0]?.problem?.fix).toContain('IAM');
  google.failWith = { status: 503, code: 'UNAVAILABLE', message: 'Try later' };
  expect(await check()).toMatchObject({ code: 3, err: expect.stringContaining('503') as string });
  writeConfig({}, { projectId: 'x' });
  expect(await check()).toMatchObject({ code: 2, err: expect.stringContaining('firebase.apiKey') as string });
});
