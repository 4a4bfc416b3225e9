import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBlobs } from '../store/blobs';
import { createUploadDigests } from './uploadDigests';

test('digests of uploads that ended by themselves are removed, those of active ones stay', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-digests-'));
  const digests = createUploadDigests(createBlobs(directory), (id) => id === 'active');
  for (const id of ['active', 'expired']) digests.start(id);
  const [active, expired] = [await digests.of('active'), await digests.of('expired')];
  for (let n = 0; n < 100; n += 1) digests.start(`other-${n}`);
  expect(await digests.of('active')).toBe(active);
  expect(await digests.of('expired')).not.toBe(expired);
  rmSync(directory, { recursive: true });
});
