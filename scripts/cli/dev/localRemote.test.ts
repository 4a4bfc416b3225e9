import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseRelease } from '@lectern/shared/contract';
import { createRepository, SHOP, writeFiles } from '../../tests/fixtures/fixtureRepository';
import { workspaceAt } from '../../release';
import { startLocalRemote, type LocalRemote } from './localRemote';

describe('a remote under development', () => {
  const root = createRepository(SHOP);
  const lines: string[] = [];
  let remote: LocalRemote;
  const read = async (file: string): Promise<string> => (await fetch(`${remote.origin}${remote.path}/${file}`)).text();
  const compiledAgain = async (change: () => void): Promise<void> => {
    const before = remote.compilation();
    change();
    while (remote.compilation() === before) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeAll(async () => {
    remote = await startLocalRemote(workspaceAt(join(root, 'mfe-shop')), {
      root,
      hot: true,
      types: false,
      print: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await remote.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('is described like any release, and served from memory', async () => {
    expect(parseRelease(remote.release(), 'release')).toMatchObject({
      remote: 'shop',
      version: '1.2.0-development',
      global: 'shop_1_2_0_development',
    });
    expect(await read('remoteEntry.js')).toContain('var shop_1_2_0_development');
    expect(await read('TillScreen.js')).toContain('Till');
  });

  test('is compiled at each edit, and prints build errors', async () => {
    await compiledAgain(() =>
      writeFiles(root, {
        'mfe-shop/src/screens/TillScreen.tsx': 'export default function TillScreen() { return <h1>Counter</h1>; }',
      }),
    );
    expect(await read('TillScreen.js')).toContain('Counter');
    await compiledAgain(() => writeFiles(root, { 'mfe-shop/src/screens/TillScreen.tsx': 'export default function (' }));
    expect(lines.at(-1)).toMatch(/^shop does not build:\n.*TillScreen\.tsx:1/);
    await compiledAgain(() =>
      writeFiles(root, { 'mfe-shop/src/screens/TillScreen.tsx': SHOP['mfe-shop/src/screens/TillScreen.tsx']! }),
    );
    expect(lines.at(-1)).toMatch(/^shop is compiled \(\d+ ms\)\.$/);
  });
});
