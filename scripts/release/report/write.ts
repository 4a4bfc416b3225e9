import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { objectionTo, parseReport, reportOf } from './apiReport';

// Writes `shared/api-report.json`, unless the version is too low for what has changed. `npm run api` runs it.
const folder = resolve(__dirname, '../../../shared');
const file = join(folder, 'api-report.json');
const current = reportOf(folder);
const objection = existsSync(file) ? objectionTo(parseReport(readFileSync(file, 'utf8')), current) : null;
if (objection === null) writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
else {
  process.stderr.write(`${objection}\nSet the version in shared/package.json and run the command again.\n`);
  process.exitCode = 1;
}
