import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { commandTree } from './commandTree';
import { completionScript, SHELLS } from './scripts';

const program = new Command('lectern');
program.command('promote').argument('<release...>').option('--dry-run', "don't change anything");
program.command('maintenance').addArgument(new Argument('<switch>', 'on or off').choices(['on', 'off']));
program.command('admin').command('grant').option('--home <dir>', 'the folder');
const nodes = commandTree(program);

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-completion-'));
  for (const remote of ['info', 'commerce']) mkdirSync(join(home, 'bundles', remote), { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the completions that bash offers after these words, the last of which is incomplete. */
function offered(...words: string[]): string[] {
  const script = `${completionScript('bash', nodes)}
COMP_WORDS=(lectern "$@"); COMP_CWORD=$#; _lectern; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { ...process.env, LECTERN_HOME: home };
  return execFileSync('bash', ['-c', script, 'bash', ...words], { env })
    .toString()
    .split('\n')
    .filter(Boolean);
}

test.each<[string[], string[]]>([
  [['ma'], ['maintenance']],
  [
    ['maintenance', 'o'],
    ['on', 'off'],
  ],
  [
    ['admin', ''],
    ['grant', '--help'],
  ],
  [
    ['admin', 'grant', '--h'],
    ['--home', '--help'],
  ],
  [['promote', '--dry-run', 'in'], ['info']],
  [
    ['promote', ''],
    ['--dry-run', '--help', 'commerce', 'info'],
  ],
])('bash completes %j', (words, expected) => {
  expect(offered(...words)).toEqual(expected);
});

test.each(SHELLS)('the script for %s names every command and option', (shell) => {
  const script = completionScript(shell, nodes);
  for (const name of ['promote', 'maintenance', 'admin grant', 'dry-run', 'home']) expect(script).toContain(name);
});
