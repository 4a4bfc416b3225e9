import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireFieldsOf } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { exportHome } from '../../migration';
import type { ImportProgress } from './importer';

const DOCUMENTS = 2_000;
const FILES = 40;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-kill-imports-'));
  const { backend, stop } = await startLecternBackend({ home: join(folder, 'old/backend'), projectId: 'lectern' });
  const accounts = { uid: 'ann', email: 'ann@lectern.example', password: 'correct horse battery' };
  await backend.auth.admin.createAccount(accounts);
  const paths = Array.from({ length: DOCUMENTS }, (_, index) => `users/ann/notes/n${String(index)}`);
  backend.firestore.admin.commit(paths.map((path) => ({ set: path, fields: wireFieldsOf({ path }) })));
  for (let index = 0; index < FILES; index += 1)
    await backend.storage.admin.put('lectern', `courses/c1/${String(index)}.bin`, Buffer.alloc(100_000, index));
  await stop();
  const options = { projectId: 'lectern', folder: join(folder, 'export'), progress: () => undefined };
  await exportHome({ ...options, home: join(folder, 'old') });
});
afterAll(() => rm(folder, { recursive: true }));

/** Imports in a process of its own, which is killed when `isDue` says so. Resolves to true when it was. */
function importKilled(home: string, isDue: (at: string) => number | null): Promise<boolean> {
  const execArgv = ['-r', require.resolve('../../bin/typescript.cjs')];
  const child = fork(join(__dirname, 'importer.ts'), [home, join(folder, 'export')], { execArgv });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.on('message', ({ at }: ImportProgress) => {
      const delay = isDue(at);
      if (delay !== null) setTimeout(() => child.kill('SIGKILL'), delay);
    });
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') done(signal === 'SIGKILL');
      else fail(new Error(`The import ended with ${String(code)}.`));
    });
  });
}

async function countsOf(home: string): Promise<object> {
  const { backend, stop } = await startLecternBackend({ home: join(home, 'backend'), projectId: 'lectern' });
  const counts = {
    accounts: backend.auth.admin.list().length,
    documents: [...backend.firestore.transfer.export()].length,
    files: backend.storage.admin.list('lectern').length,
  };
  await stop();
  return counts;
}

test('an import that is killed leaves the home without data, and succeeds when it is repeated', async () => {
  const home = join(folder, 'new');
  const moments = ['started', 'The accounts', 'The files', 'The files', 'The documents'];
  let kills = 0;
  for (const moment of moments) {
    const wasKilled = await importKilled(home, (at) => (at.startsWith(moment) ? Math.random() * 40 : null));
    if (!wasKilled) break;
    kills += 1;
    if (existsSync(join(home, 'backend'))) break;
  }
  expect(kills).toBeGreaterThan(2);
  // The last kill may have come after the rename: then everything is there.
  if (!existsSync(join(home, 'backend'))) expect(await importKilled(home, () => null)).toBe(false);
  expect(await countsOf(home)).toEqual({ accounts: 1, documents: DOCUMENTS, files: FILES });
});
