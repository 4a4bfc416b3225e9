#!/usr/bin/env node
// Runs a benchmark: npm run bench -- NAME [options]
// Each benchmark's file, its options, and what it does.
const BENCHMARKS = require('./benchmarks.json');

const INDENT = '      ';
const usageOf = ([name, [, usage, what]]) => `  ${`${name} ${usage}`.trim()}\n${INDENT}${what}`;

/** Returns what is wrong with options, given the usage that names them; null when nothing is. */
function problemOf(usage, options) {
  const values = new Map(
    [...usage.matchAll(/\[(--[\w-]+)(?: ([^\]]+))?\]/g)].map(([, option, value]) => [option, value]),
  );
  for (let index = 0; index < options.length; index += 1) {
    const [option, joined] = options[index].split(/=(.*)/s);
    if (!option.startsWith('--')) continue;
    if (!values.has(option)) return `There is no option ${option}.`;
    const kind = values.get(option);
    if (kind === undefined) continue;
    const value = joined ?? options[(index += 1)];
    if (value === undefined) return `${option} needs a value: ${kind}.`;
    if (kind === 'N' && !(Number(value) >= 0)) return `${option} needs a number, not "${value}".`;
  }
  return null;
}

function fail(problem, usage) {
  process.stderr.write(`${problem}\n\n${usage}\n`);
  process.exitCode = 1;
}

const [name, ...options] = process.argv.slice(2);
const all = `Usage: npm run bench -- NAME [options]\n\n${Object.entries(BENCHMARKS).map(usageOf).join('\n')}`;
const chosen = Object.hasOwn(BENCHMARKS, name ?? '') ? BENCHMARKS[name] : undefined;
if (name === undefined || name === '--help') process.stdout.write(`${all}\n`);
else if (!chosen) fail(`There is no benchmark "${name}".`, all);
else {
  const usage = `Usage: npm run bench --\n\n${usageOf([name, chosen])}`;
  const problem = problemOf(chosen[1], options);
  if (options.includes('--help')) process.stdout.write(`${usage}\n`);
  else if (problem) fail(problem, usage);
  else {
    process.argv = [process.argv[0], require.resolve(chosen[0]), ...options];
    require('tsx/cjs');
    require(chosen[0]);
  }
}
