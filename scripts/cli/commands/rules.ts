import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  parseRules,
  parseRulesTable,
  RulesSyntaxError,
  RulesTableError,
  runRulesTable,
  TableValueError,
  type TableReport,
} from '@lectern/backend/rules';
import { EXIT } from '../output/exitCodes';
import { withExamples } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';

type TestOptions = { rules: string; table: string; json?: boolean };

/** Adds `lectern rules test`. Exit 0 when every result is as expected, 1 otherwise, 2 for unreadable files. */
export function addRulesCommand(program: Command): void {
  const rules = program.command('rules').description('test security rules');
  const command = rules
    .command('test')
    .description('evaluate a table of requests with a rules file, and compare the results')
    .requiredOption('--rules <file>', 'firestore.rules or storage.rules')
    .requiredOption(
      '--table <file>',
      'JSON: { documents, requests: [{ name, method, path, auth, data, query, expect }] }',
    )
    .option('--json', 'print the report as JSON');
  withExamples(command, 'rules test --rules shared/firebase/firestore.rules --table requests.json').action(
    (options: TestOptions) => {
      process.exitCode = testRules(options);
    },
  );
}

function testRules({ rules, table, json }: TestOptions): number {
  const report = judgeTable(rules, table);
  const ok = report.unexpected === 0;
  process.stdout.write(json ? `${JSON.stringify({ ok, ...report }, null, 2)}\n` : describeReport(report));
  return ok ? EXIT.done : EXIT.refused;
}

function judgeTable(rules: string, table: string): TableReport {
  const [rulesText, tableText] = [read(rules), read(table)];
  try {
    return runRulesTable(parseRules(rulesText, rules), parseRulesTable(JSON.parse(tableText)));
  } catch (cause) {
    if (cause instanceof RulesSyntaxError)
      throw new UsageError(cause.message, 'Correct the rules file at that position.');
    if (cause instanceof RulesTableError || cause instanceof TableValueError)
      throw new UsageError(cause.message, `Correct ${table}.`);
    if (cause instanceof SyntaxError)
      throw new UsageError(`${table} is not JSON: ${cause.message}`, `Correct ${table}.`);
    throw cause;
  }
}

function describeReport({ outcomes, asExpected, unexpected }: TableReport): string {
  const lines = outcomes.map(({ name, expected, actual, asExpected: ok, reason }) =>
    ok
      ? `ok    ${actual.padEnd(5)}  ${name}`
      : `FAIL  ${actual.padEnd(5)}  ${name}\n      expected ${expected}: ${reason}`,
  );
  return `${lines.join('\n')}\n${asExpected} as expected, ${unexpected} not\n`;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(
      `cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Name a file that exists and can be read.',
    );
  }
}
