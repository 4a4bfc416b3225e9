import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireFieldsOf } from '@lectern/backend';
import { ROOT } from '../cli';
import { HOSTED_BUCKETS } from './fixtures/fakeBuckets';
import { startFakeGoogle, type FakeGoogle } from './fixtures/fakeGoogle';
import { requireFreePort } from '../cli';
import { createGuideMachine, type GuideMachine } from './fixtures/guide/guideMachine';
import { deployAll, webAppOf } from './fixtures/hostedAdministration';
import type { ObjectServer } from './fixtures/stores/objectServer';
import { startS3Server } from './fixtures/stores/s3Server';
import { until } from './fixtures/until';

const guideOf = (name: string): string => readFileSync(join(ROOT, 'scripts/docs', `${name}.md`), 'utf8');

/** The blocks of commands of a guide, in their order. */
const blocksOf = (guide: string): string[] =>
  Array.from(guide.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block.trim());

let machine: GuideMachine;
let google: FakeGoogle | null = null;
let store: ObjectServer | null = null;
afterEach(async () => {
  await machine.close();
  await google?.close();
  await store?.close();
  [google, store] = [null, null];
});

/** Runs a command of a guide that serves, until `visit` has seen it; then it must end in order. */
async function serveMeanwhile(command: string, visit: (url: string) => Promise<void>): Promise<string> {
  const port = await requireFreePort(null, 0);
  const { child, output } = machine.start(command, { PORT: String(port) });
  const url = `http://127.0.0.1:${String(port)}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(output());
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, output);
  await visit(url);
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect([await ended, output()]).toEqual([[0, null], expect.any(String)]);
  return output();
}

describe('beyond one machine', () => {
  const guide = guideOf('beyond-one-machine');
  const blocks = blocksOf(guide);
  /** The account of the example of `.env`, which the guide's commands use. */
  const env = Object.fromEntries(
    Array.from(readFileSync(join(ROOT, 'scripts/deploy/site.env.example'), 'utf8').matchAll(/^(\w+)=(.+)$/gm)).map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

  beforeEach(async () => {
    google = await startFakeGoogle();
    deployAll(google);
    fill(google);
    store = await startS3Server({
      account: {
        bucket: env.LECTERN_BUCKET ?? '',
        accessKeyId: env.STORE_USER ?? '',
        secretAccessKey: env.STORE_PASSWORD ?? '',
        region: 'us-east-1',
      },
    });
    machine = createGuideMachine({ 'http://127.0.0.1:9000': store.url }, google.environment);
    writeFileSync(join(machine.folder, 'key.json'), google.keyFile(), { mode: 0o600 });
    const [, cors = ''] = /`cors\.json` holds `(\[.*?\])`/.exec(guide) ?? [];
    writeFileSync(join(machine.folder, 'cors.json'), cors);
  });

  test('every command works, from an empty store to a gateway that serves', async () => {
    const served = blocks.findIndex((block) => block.includes('npx lectern serve'));
    expect([blocks.length > 8, served > 5]).toEqual([true, true]);
    for (const block of blocks.slice(0, served)) {
      await machine.run(block);
      doByHand(block);
    }
    expect(machine.calls()).toEqual(
      expect.arrayContaining([
        'npm ci',
        expect.stringContaining('firebase-tools deploy --project my-project --only firestore,storage'),
        expect.stringContaining('compose -f scripts/deploy/compose.yaml up -d store bucket'),
      ]),
    );
    // A gateway is another machine: it has the two files alone, and no home.
    for (const name of ['trusted-key', 'online.pem'])
      copyFileSync(join(machine.folder, 'server/lectern/scripts/deploy/keys', name), join(machine.folder, name));
    const output = await serveMeanwhile(`-u LECTERN_HOME ${blocks[served] ?? ''}`, async (url) => {
      expect(await (await fetch(`${url}/sign_in`)).text()).toContain(`"projectId":"${projectId()}"`);
      expect((await fetch(`${url}/registry.json`)).status).toBe(200);
      const found = (await (await fetch(`${url}/api/search?q=bread`)).json()) as { total: number };
      expect(found.total).toBe(1);
    });
    expect(output).not.toContain('No trusted key is configured');
    for (const block of blocks.slice(served + 1)) await machine.run(block);
  }, 600_000);

  const projectId = (): string => google?.running.projectId ?? '';

  /** Does the steps after a block that the guide describes for a browser or an editor. */
  function doByHand(block: string): void {
    if (!google) return;
    if (block.startsWith('gcloud')) {
      // The command of the guide names the bucket of its example.
      const cors = JSON.parse(readFileSync(join(machine.folder, 'cors.json'), 'utf8')) as object[];
      for (const bucket of Object.values(HOSTED_BUCKETS))
        google.administration.set(`/storage/v1/b/${bucket}`, { name: bucket, cors });
    }
    if (!block.startsWith('cp scripts/deploy/hosted.example.json')) return;
    const hosted = join(machine.folder, 'scripts/deploy/hosted.json');
    const example = JSON.parse(readFileSync(hosted, 'utf8')) as object;
    writeFileSync(hosted, JSON.stringify({ ...example, firebase: webAppOf(google) }));
    copyFileSync(hosted, join(machine.folder, 'hosted.json'));
  }
});

/** Fills the hosted project with one published course. */
function fill({ running: { backend, projectId } }: FakeGoogle): void {
  const now = new Date('2026-11-21T10:00:00Z');
  const set = (path: string, data: object): void => {
    backend.firestore.admin.set(path, wireFieldsOf(data, projectId));
  };
  set('categories/cooking', { name: 'Cooking', parent: null, order: 1, icon: 'pot' });
  set('courses/bread', {
    ...{ slug: 'bread', title: 'Bread', subtitle: '', summary: '', category: 'cooking', subcategory: null },
    ...{ teacherUid: 'ada', teacherName: 'Ada', level: 'beginner', language: 'en', captionLanguages: [] },
    ...{ durationSec: 600, lessonCount: 1, productId: null, ratingSum: 0, ratingCount: 0, cover: null, tags: [] },
    ...{ status: 'published', createdAt: now, updatedAt: now },
  });
}

test('a public site: every command works, and the first administrator is made', async () => {
  const guide = guideOf('public-site');
  const [build = '', grant = ''] = blocksOf(guide);
  const [, unit = ''] = /^```ini [^\n]*lectern\.service\n(.*?)^```$/ms.exec(guide) ?? [];
  const variables = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, line = '']) => line).join(' ');
  const [, command = ''] = /^ExecStart=\/usr\/bin\/(npx lectern start.*)$/m.exec(unit) ?? [];
  expect([build, grant, command]).toEqual([
    expect.stringContaining('start'),
    expect.stringContaining('grant'),
    expect.stringContaining('start'),
  ]);
  machine = createGuideMachine(
    { '--metrics-port 9464': `--metrics-port ${String(await requireFreePort(null, 0))}` },
    {},
  );
  await machine.run(`${build}\nexport ${variables}`);
  // The service's `start` builds what has changed, and then serves as `serve` does.
  await serveMeanwhile(command.replace('lectern start', 'lectern serve'), async (url) => {
    const account = { email: 'ada@learn.example', password: 'a long enough phrase', returnSecureToken: true };
    const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect([answer.status, (await fetch(`${url}/sign_in`)).status]).toEqual([200, 200]);
    expect(await machine.run(grant)).toContain('admin');
  });
});
