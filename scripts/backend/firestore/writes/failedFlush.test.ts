import { mkdtempSync, promises, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentTestBed, type DocumentTestBed } from '../../testing/documentTestBed';

let folder: string;
let testBed: DocumentTestBed;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-flush-'));
  testBed = await startDocumentTestBed({ file: join(folder, 'a.db') });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await testBed.stop();
  rmSync(folder, { recursive: true });
});

test('listeners are notified of a commit that is refused because its flush failed, and of the next one', async () => {
  const received: string[][] = [];
  testBed.firestore.onCommit((paths) => received.push(paths));
  const write = (id: string) => {
    const name = `projects/${testBed.projectId}/databases/(default)/documents/notes/${id}`;
    return testBed.send(':commit', { writes: [{ update: { name, fields: {} } }] });
  };
  const open = jest.spyOn(promises, 'open').mockRejectedValue(new Error('the disk is gone'));
  expect((await write('one')).status).toBe(500);
  open.mockRestore();
  expect(testBed.firestore.admin.get('notes/one')).not.toBeNull();
  expect((await write('two')).status).toBe(200);
  await new Promise(setImmediate);
  expect(received).toEqual([['notes/one'], ['notes/two']]);
});
