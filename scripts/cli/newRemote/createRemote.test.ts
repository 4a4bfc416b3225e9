import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './createRemote';

describe("a remote in a team's own repository", () => {
  let root: string;
  beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'Lectern team-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const manifest = (file = 'package.json') =>
    JSON.parse(read(file)) as Record<'scripts' | 'devDependencies' | 'dependencies', Record<string, string>>;

  test('makes an empty folder a repository of remotes, and adds a second one to it', async () => {
    const first = await createRemote(root, 'events');
    expect(first).toMatchObject({ isOwn: true, changed: ['package.json', 'jest.config.cjs', '.gitignore'] });
    expect(manifest()).toMatchObject({ private: true, workspaces: ['mfe-events'] });
    expect(manifest()).toHaveProperty('name', expect.stringMatching(/^lectern-team-[a-z0-9-]+$/));
    expect(Object.keys(manifest().devDependencies)).toEqual(
      expect.arrayContaining(['lectern', '@lectern/shared', '@lectern/backend', 'jest', 'typescript']),
    );
    expect(manifest('mfe-events/package.json')).toMatchObject({
      name: 'mfe-events',
      scripts: { dev: 'lectern dev events', build: 'lectern build events --out dist' },
    });
    expect(read('mfe-events/tsconfig.json')).toContain('lectern/tsconfig.strict.json');
    await createRemote(root, 'live-events');
    expect(manifest()).toMatchObject({ workspaces: ['mfe-events', 'mfe-live-events'] });
  });

  test('replaces nothing that the team has: scripts, versions, ignored files', async () => {
    const own = {
      name: 'events-team',
      version: '3.0.0',
      scripts: { test: 'echo "Error: no test specified" && exit 1', build: 'make' },
      dependencies: { typescript: '6.0.9' },
      devDependencies: { lectern: 'file:lectern-1.0.0.tgz' },
    };
    writeFileSync(join(root, 'package.json'), JSON.stringify(own));
    writeFileSync(join(root, '.gitignore'), 'secret\n');
    expect((await createRemote(root, 'events')).changed).toEqual(['package.json', 'jest.config.cjs']);
    const { scripts, devDependencies, ...rest } = manifest();
    expect(rest).toMatchObject({ name: 'events-team', version: '3.0.0', dependencies: { typescript: '6.0.9' } });
    expect(scripts).toMatchObject({ build: 'make', test: 'npm run typecheck && jest' });
    expect(devDependencies.lectern).toBe('file:lectern-1.0.0.tgz');
    expect(devDependencies).not.toHaveProperty('typescript');
    expect(read('.gitignore')).toBe('secret\n');
  });

  test.each([
    ['{', /package\.json is not JSON/],
    ['{ "workspaces": { "packages": [] } }', /"workspaces" that is no list/],
  ])('is refused with the file named when package.json is %s, and writes nothing', async (content, message) => {
    writeFileSync(join(root, 'package.json'), content);
    await expect(createRemote(root, 'events')).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(message) as string,
    });
    expect(readdirSync(root)).toEqual(['package.json']);
    expect(existsSync(join(root, 'mfe-events'))).toBe(false);
  });
});
