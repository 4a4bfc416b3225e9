import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGoogle, type FakeGoogle } from '../../../tests/fixtures/fakeGoogle';
import { runLectern, type Run } from '../../../tests/fixtures/runLectern';

let google: FakeGoogle;
let home: string;
const environment = process.env;
beforeAll(async () => {
  google = await startFakeGoogle();
  process.env = { ...environment, ...google.environment, LECTERN_PAYMENTS: 'none' };
  home = mkdtempSync(join(tmpdir(), 'lectern-process-'));
  writeFileSync(join(home, 'key.json'), google.keyFile(), { mode: 0o600 });
  writeFileSync(join(home, 'cut.json'), google.keyFile({ private_key: '-----BEGIN PRIVATE KEY-----' }));
});
afterAll(async () => {
  process.env = environment;
  await google.close();
  rmSync(home, { recursive: true });
});

/** Runs the command, and stops it when it is ready, which it says on standard output. */
const run = (key: string, ...args: string[]): Promise<Run> => {
  const port = ['--port', '0', '--home', home, '--json'];
  return runLectern(['process', '--firebase', join(home, key), ...port, ...args], (child) =>
    child.stdout?.once('data', (text: Buffer) => {
      if (/"ok":\s*true/.test(text.toString())) child.kill('SIGTERM');
    }),
  );
};

test('runs until it is stopped; the error of each missing or malformed option says how to fix it', async () => {
  const [origin, smtp] = [
    ['--origin', 'https://learn.example'],
    ['--smtp', 'smtp://127.0.0.1:9'],
  ] as const;
  const [ready, noOrigin, noMail, cut] = await Promise.all([
    run('key.json', ...origin, ...smtp),
    run('key.json', ...smtp),
    run('key.json', ...origin),
    run('cut.json', ...origin, ...smtp),
  ]);
  expect(ready.code).toBe(0);
  expect(JSON.parse(ready.out)).toMatchObject({ project: google.running.projectId, payments: 'none' });
  expect([noOrigin.code, noMail.code, cut.code]).toEqual([2, 2, 2]);
  expect(noOrigin.out).toContain('--origin https://learn.example');
  expect(noMail.out).toContain('mail server is missing');
  expect(cut.out).toContain('not an RSA key');
});
