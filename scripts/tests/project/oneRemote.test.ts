import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** Files of a remote, its tests included, that name a folder of another one or list the remotes of the repository. */
function strangersIn(remote: string): string[] {
  return readdirSync(join(ROOT, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|cjs|json)$/.test(file))
    .filter((file) => {
      const named = readFileSync(join(ROOT, remote, 'src', file), 'utf8').match(/\bmfe-[a-z]*/g) ?? [];
      return named.some((folder) => folder !== remote);
    });
}

test('no file of a remote reads another remote, so that a team can work without the folders of the others', () => {
  expect(remotes).not.toHaveLength(0);
  expect(remotes.flatMap((remote) => strangersIn(remote).map((file) => `${remote}/src/${file}`))).toEqual([]);
});

test('commands and references name other remotes only where a missing one is allowed', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  for (const [name, command] of Object.entries(scripts))
    expect([name, remotes.filter((remote) => String(command).includes(remote))]).toEqual([name, []]);
  for (const workspace of ['shared', 'shell', 'scripts', ...remotes]) {
    const others = remotes.filter((remote) => remote !== workspace);
    const config = readFileSync(join(ROOT, workspace, 'tsconfig.json'), 'utf8');
    expect(others.filter((remote) => config.includes(remote))).toEqual([]);
  }
});
