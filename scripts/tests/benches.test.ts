import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'bench');
const BENCHMARKS = JSON.parse(readFileSync(join(FOLDER, 'benchmarks.json'), 'utf8')) as Record<
  string,
  [file: string, usage: string, what: string]
>;
const optionsIn = (usage: string): string[] => [...usage.matchAll(/--[\w-]+/g)].map(([option]) => option).sort();

/** Returns the usage of a benchmark as the doc line of its file states it; null where it states none. */
function documentedUsage(name: string, file: string): string | null {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return new RegExp(`Runs \`${name}( [^\`]*)?\``).exec(source)?.[0] ?? null;
}

test('a benchmark takes the options that its file documents', () => {
  const documented = Object.entries(BENCHMARKS).map(([name, [file, usage]]) => ({
    name,
    listed: optionsIn(usage),
    documented: documentedUsage(name, file),
  }));
  const stated = documented.filter((one) => one.documented !== null);
  expect(stated.length).toBeGreaterThan(20);
  for (const { name, listed, documented: usage } of stated)
    expect([name, ...listed]).toEqual([name, ...optionsIn(usage ?? '')]);
});
