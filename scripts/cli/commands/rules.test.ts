import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { ACADEMY } from '@lectern/backend/testing';
import { printFailure } from '../output/printFailure';
import { addRulesCommand } from './rules';

const { rules, table } = ACADEMY;
const folder = mkdtempSync(join(tmpdir(), 'rules-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `lectern rules test …` as the command line does, and captures its output. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((written.out += String(text)), true)),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((written.err += String(text)), true)),
  ];
  const program = new Command('lectern').exitOverride();
  addRulesCommand(program);
  try {
    await program.parseAsync(['rules', 'test', ...args], { from: 'user' });
  } catch (error) {
    process.exitCode = printFailure(error, { json: args.includes('--json') });
  }
  const code = process.exitCode;
  process.exitCode = 0;
  for (const spy of spies) spy.mockRestore();
  return { code: Number(code), ...written };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('exits with 0 and prints a line per request when all are as expected', async () => {
  const { code, out } = await run('--rules', rules, '--table', table);
  expect(code).toBe(0);
  expect(out).toContain('ok    allow  a visitor reads a category\n');
  expect(out).toMatch(/\n\d+ as expected, 0 not\n$/);
});

test('exits with 1 and prints the reason of an unexpected result', async () => {
  const wrong = { requests: [{ name: 'secrets', method: 'get', path: 'secrets/x', expect: 'allow' }] };
  const { code, out } = await run('--rules', rules, '--table', file('wrong.json', JSON.stringify(wrong)));
  expect(code).toBe(1);
  expect(out).toContain('FAIL  deny   secrets\n      expected allow: no allow statement of');
});

test('--json prints the report', async () => {
  const { out } = await run('--rules', rules, '--table', table, '--json');
  expect(JSON.parse(out)).toMatchObject({ ok: true, unexpected: 0 });
});

test.each([
  [
    'a rules file that does not parse',
    () => ['--rules', file('bad.rules', "rules_version = '2';\nservice x {}"), '--table', table],
    /bad\.rules:2:11: expected "\."/,
  ],
  ['a missing rules file', () => ['--rules', join(folder, 'none'), '--table', table], /cannot read .*none/],
  ['a table that is not JSON', () => ['--rules', rules, '--table', file('a.json', '{')], /a\.json is not JSON/],
  [
    'a table with mistakes',
    () => ['--rules', rules, '--table', file('b.json', '{"requests": [{}]}')],
    /the table is not valid:\n {2}requests\.0\.name/,
  ],
  ['a missing option', () => ['--rules', rules], /required option '--table <file>' not specified/],
  ['an unknown option', () => ['--rules', rules, '--table', table, '--nope'], /unknown option '--nope'/],
])('exit 2 for %s', async (_name, args, message) => {
  const { code, err } = await run(...args());
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(message) as unknown });
});
