import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBlobs } from './blobs';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'lectern-users-'))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const nobody = { hasBlob: () => false, hasPart: () => false };
/** No process has it: Linux hands out numbers up to 4,194,304. */
const DEAD = '99999999';

function leaveMarker(pid: string): void {
  mkdirSync(join(directory, 'users'), { recursive: true });
  writeFileSync(join(directory, 'users', pid), '');
}

test('files of another living process are never removed', () => {
  const blobs = createBlobs(directory);
  const part = blobs.partPath(blobs.createId());
  writeFileSync(part, 'half of a film');
  leaveMarker(DEAD);
  leaveMarker(String(process.ppid));
  blobs.sweep(nobody);
  expect(existsSync(part)).toBe(true);
  expect(readdirSync(join(directory, 'users')).sort()).toEqual([process.pid, process.ppid].map(String).sort());
});

test('files of killed processes are removed', () => {
  const blobs = createBlobs(directory);
  const part = blobs.partPath(blobs.createId());
  writeFileSync(part, 'half of a film');
  leaveMarker(DEAD);
  blobs.sweep(nobody);
  expect(existsSync(part)).toBe(false);
});
