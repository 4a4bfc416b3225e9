import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../../cli';
import { PROOFS, type Proof } from './proofs';
import { conformanceReport, REPORT } from './report';
import { patternOf } from './testTitles';
import { passedUnits } from './passedUnits';

/** Writes the accessibility report after a run of the end-to-end tests that prove criteria. */
export default class ConformanceReporter implements Reporter {
  private readonly passed = new Set<Proof>();
  private readonly failed = new Set<Proof>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const file = relative(ROOT, test.location.file).split(sep).join('/');
    const proof = PROOFS.find((one) => one.file === file && patternOf(one.title).test(test.title));
    if (proof) (status === 'passed' ? this.passed : this.failed).add(proof);
  }

  async onEnd(): Promise<void> {
    const units = new Set(await passedUnits(PROOFS.filter(({ file }) => !file.endsWith('.e2e.ts'))));
    // A test of several cases has passed when all of them have.
    const proven = PROOFS.filter((proof) => units.has(proof) || (this.passed.has(proof) && !this.failed.has(proof)));
    await writeFile(join(ROOT, REPORT), conformanceReport(proven));
    process.stdout.write(`The report is in ${REPORT}.\n`);
  }
}
