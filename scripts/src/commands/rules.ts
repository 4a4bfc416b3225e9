import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parseRules } from '../backend/rules';
import { runRulesTable } from '../backend/rules/rulesTable';
import type { TableReport } from '../backend/rules/rulesTable';
import { parseRulesTable } from '../backend/rules/tableSchema';

type TestOptions = { rules: string; table: string; json?: boolean };

/** Adds `lectern rules test`: exit 0 when every request was judged as expected, 1 when not, 2 for wrong usage or unreadable files. */
export function addRulesCommand(program: Command): void {
  const rules = program.command('rules').description('Work with security rules');
  rules
    .command('test')
    .description('Judge a table of requests with a rules file and compare with what is expected')
    .requiredOption('--rules <file>', 'firestore.rules or storage.rules')
    .requiredOption('--table <file>', 'JSON: { documents, requests: [{ name, method, path, auth, data, query, expect }] }')
    .option('--json', 'print the report as JSON')
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : 2);
    })
    .action((options: TestOptions) => {
      process.exitCode = testRules(options);
    });
}

function testRules({ rules, table, json }: TestOptions): number {
  let report: TableReport;
  try {
    report = runRulesTable(parseRules(read(rules), rules), parseRulesTable(parseJson(read(table), table)));
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    return 2;
  }
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report));
  return report.unexpected === 0 ? 0 : 1;
}

function describeReport({ outcomes, asExpected, unexpected }: TableReport): string {
  const lines = outcomes.map(({ name, expected, actual, asExpected: ok, reason }) =>
    ok ? `ok    ${actual.padEnd(5)}  ${name}` : `FAIL  ${actual.padEnd(5)}  ${name}\n      expected ${expected}: ${reason}`,
  );
  return `${lines.join('\n')}\n${asExpected} as expected, ${unexpected} not\n`;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`cannot read ${file}`, { cause });
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
