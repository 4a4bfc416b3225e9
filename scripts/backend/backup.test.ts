import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyHome } from './backup';
import { closeDatabase, openDatabase } from './persistence';

test('a backup that fails leaves nothing that looks like one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  const target = join(folder, 'copy');
  const db = openDatabase(join(folder, 'lectern.db'));
  closeDatabase(db);
  await expect(copyHome(db, join(folder, 'files'), target)).rejects.toThrow();
  expect(existsSync(target)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
