import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, repositoryFolder } from './repositoryFolder';

describe('the repository that the command works on', () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-folder-'));
  const installed = join(root, 'node_modules/lectern/cli/options');
  const inner = join(root, 'mfe-events/src');
  const manifest = (folder: string, content: string): void => writeFileSync(join(folder, 'package.json'), content);

  beforeAll(() => mkdirSync(inner, { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is its own checkout, wherever it is called', () => {
    expect(repositoryFolder('/platform/scripts/cli/options', root)).toBe('/platform');
    expect(isInstalled('/platform/scripts/cli/options')).toBe(false);
  });

  test('is the working directory of an installed command as long as it is empty', () => {
    expect(isInstalled(installed)).toBe(true);
    expect(repositoryFolder(installed, inner)).toBe(inner);
  });

  test('is the nearest folder with workspaces, else with a package.json', () => {
    manifest(root, '{}');
    expect(repositoryFolder(installed, inner)).toBe(root);
    manifest(join(root, 'mfe-events'), '{ "name": "mfe-events" }');
    expect(repositoryFolder(installed, inner)).toBe(join(root, 'mfe-events'));
    manifest(root, '{ "workspaces": ["mfe-events"] }');
    expect(repositoryFolder(installed, inner)).toBe(root);
    manifest(join(root, 'mfe-events'), 'no JSON');
    expect(repositoryFolder(installed, inner)).toBe(root);
  });
});
