import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFingerprint, sourceFingerprint } from './buildInputs';
import { createRepository, SHOP, writeFiles } from '../../../tests/fixtures/fixtureRepository';

describe('the fingerprint', () => {
  const root = createRepository(SHOP);
  const fingerprint = (): string => sourceFingerprint(join(root, 'mfe-shop'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('of a workspace changes with its sources, shared code and the lock file, and back on a revert', () => {
    const before = fingerprint();
    for (const file of ['mfe-shop/src/screens/part.ts', 'shared/src/ui/Button.tsx', 'package-lock.json']) {
      writeFiles(root, { [file]: 'changed' });
      expect(fingerprint()).not.toBe(before);
      if (file in SHOP) writeFiles(root, { [file]: SHOP[file]! });
      else rmSync(join(root, file));
      expect(fingerprint()).toBe(before);
    }
  });

  test('of a workspace ignores tests, bundles and installed packages', () => {
    const before = fingerprint();
    writeFiles(root, {
      'mfe-shop/src/part.test.ts': '',
      'mfe-shop/dist/release.json': '',
      'mfe-shop/node_modules/x/index.js': '',
    });
    expect(fingerprint()).toBe(before);
  });

  test('of a workspace is the same in another checkout', () => {
    const other = createRepository(SHOP);
    expect(sourceFingerprint(join(other, 'mfe-shop'))).toBe(fingerprint());
    rmSync(other, { recursive: true, force: true });
  });

  test('of the build itself changes with the lock file', () => {
    const before = buildFingerprint(root);
    writeFiles(root, { 'package-lock.json': '{}' });
    expect(buildFingerprint(root)).not.toBe(before);
  });
});
