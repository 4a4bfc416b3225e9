import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../../cli';
import type { Proof } from './proofs';
import { patternOf } from './testTitles';

type Results = { testResults: { name: string; assertionResults: { title: string; status: string }[] }[] };

/** Runs the files of unit tests with Jest; resolves to those tests that passed in every case. */
export async function passedUnits(units: readonly Proof[]): Promise<Proof[]> {
  const files = [...new Set(units.map(({ file }) => file))];
  const folder = await mkdtemp(join(tmpdir(), 'lectern-conformance-'));
  const output = join(folder, 'units.json');
  try {
    await runJest([...files, '--json', '--outputFile', output]);
    const { testResults } = JSON.parse(await readFile(output, 'utf8')) as Results;
    const byFile = new Map(
      testResults.map(({ name, assertionResults }) => [relative(ROOT, name).split(sep).join('/'), assertionResults]),
    );
    return units.filter(({ file, title }) => {
      const cases = (byFile.get(file) ?? []).filter((one) => patternOf(title).test(one.title));
      return cases.length > 0 && cases.every(({ status }) => status === 'passed');
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves whether tests passed or not: the file with the results says which. */
async function runJest(args: string[]): Promise<void> {
  const jest = require.resolve('jest/bin/jest');
  await new Promise((done) => execFile(process.execPath, [jest, ...args], { cwd: ROOT, maxBuffer: 1e8 }, done));
}
