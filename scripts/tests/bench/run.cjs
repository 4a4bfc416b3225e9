#!/usr/bin/env node
// Runs a benchmark: npm run bench -- NAME [options]
const BENCHMARKS = {
  site: [
    './site.ts',
    '[--runs N] [--only PATH,PATH] [--json]',
    'the site with prerendered pages, without, and a monolith of the same screens: bytes, waves and times',
  ],
  budgets: [
    './budgets.ts',
    '[--json]',
    'every route against its budgets of bytes, waves and layout shift, signed out and in',
  ],
  screens: [
    './screens.ts',
    '[--to FOLDER] [--url URL] [--only WORDS] [--widths N,N] [--theme NAME]',
    'pictures of every screen in its main states, five widths, light and dark, as one contact sheet',
  ],
  lighthouse: [
    './lighthouse.ts',
    '[--runs N] [--only PATH,PATH] [--no-prerender] [--json]',
    "Lighthouse's mobile setting on every public route: medians of 5 runs against the aims",
  ],
  prerender: [
    './prerender.ts',
    '[--seconds N] [--connections N] [--courses N] [--json]',
    'rendered pages per second beside nginx, and the memory after the pages of many courses',
  ],
  'prerender-faults': [
    './prerenderFaults.ts',
    '[--releases N] [--json]',
    'broken server.js: every page within 300 ms; 200 releases and roll-backs: no markup of another release',
  ],
  releases: [
    './releasing/releases.ts',
    '[--count N] [--json]',
    'an open tab that meets 200 releases: the memory that it and the site keep for each',
  ],
  returning: [
    './returning/returning.ts',
    '[--json]',
    'visitors who return after a release: at most 6 KB of the shell, 12 % of a remote',
  ],
  rollback: [
    './releasing/rollback.ts',
    '[--runs N] [--tabs N] [--visitors N] [--json]',
    '20 roll-backs with 50 open tabs: new loads within 1 s, every tab within 5 s, no reload, no lost text',
  ],
  dev: [
    './releasing/development.ts',
    '[--edits N] [--remote NAME] [--json]',
    'lectern dev for each remote: second start within 5 s, median edit under 500 ms, state kept',
  ],
  soak: [
    './releasing/soak.ts',
    '[--releases N] [--tabs N] [--visitors N] [--navigations N] [--gated N] [--json]',
    '1,000 releases, every tenth broken, to 20 tabs that navigate 20,000 times: failures, reloads, memory',
  ],
  kills: [
    './releasing/kills.ts',
    '[--kills N] [--promotes N] [--processes N] [--json]',
    'kill -9 amid 100 parallel promotes, 100 times: the chain verifies, no acknowledged revision is lost',
  ],
  gateways: [
    './releasing/gateways.ts',
    '[--kills N] [--every SECONDS] [--tabs N] [--visitors N] [--json]',
    'three gateways of one store, one killed every 5 s for 3 minutes: 0 failed requests, new serial within 2 s',
  ],
  writers: [
    './releasing/writers.ts',
    '[--writers N] [--revisions N] [--storm PERCENT]',
    '8 writers × 200 revisions of one registry in file:, s3: and az:, quiet and in a storm: nothing is lost',
  ],
  deployment: [
    './deployment/main.ts',
    '[--courses N] [--learners N,N] [--assume NAME=N] [--price NAME=N] [--measured FILE] [--json]',
    'a catalogue of 100,000 courses in an S3 store, served by a gateway: bytes, requests, memory, monthly costs',
  ],
  player: [
    './player.ts',
    '[--runs N] [--json]',
    'the player: JavaScript on watch, click on a lesson to first frame, delay of its controls',
  ],
  backend: [
    './backend.ts',
    '[--courses N] [--json]',
    'the embedded backend: start-up, memory, reads, writes and a query',
  ],
  canary: [
    './canary.ts',
    '[CANARIES]',
    'simulated canaries, 10,000 a row: false aborts, and loads until a broken one ends',
  ],
  catalogue: [
    './catalogue.ts',
    '[--sizes N,N,N] [--no-browser] [--json]',
    'the catalogue at 1,000, 5,000 and 100,000 courses: bytes, publishing, searching, lists in a browser',
  ],
  desk: [
    './desk.ts',
    '[--rows N] [--json]',
    'the lists of the desk at 100,000 messages, orders and accounts: p95 of at most 50 ms',
  ],
  studio: [
    './studio.ts',
    '[--runs N] [--sequences N]',
    'the studio: a course of 500 lessons opened and edited, and random edits of three windows',
  ],
  kill: ['./killBackend.ts', '[KILLS]', 'kill -9 during writes, 50 times by default'],
  'kill-publishing': [
    './killPublishing.ts',
    '[KILLS]',
    'kill -9 at a random instant of an import and its publishing, 20 times by default',
  ],
  payments: [
    './payments.ts',
    '[KILLS] [SEQUENCES]',
    'payments: 100,000 sequences of events, and 100 kills of the processor while buyers pay',
  ],
  accounts: [
    './accounts.ts',
    '[--json]',
    'attacks on sign-in and reset: starvation, flooded counters, forged hops, times',
  ],
  overload: [
    './overload.ts',
    '',
    'attacks on memory, processor and quotas, with a heap of 512 MB, while another client reads',
  ],
  fuzz: [
    './fuzz.ts',
    '[--minutes N] [--target NAME] [--seed N]',
    'generated and mutated inputs for everything that strangers can reach: crashes, 5xx, hangs, memory',
  ],
  differential: [
    './differential.ts',
    '[--inputs N] [--seed N] [--only rules|queries]',
    'decisions of rules and answers of queries, compared with those of the official Firestore emulator',
  ],
  attackers: [
    './attackers.ts',
    '[--minutes N] [--connections N] [--only KIND,KIND]',
    '500 learners for 3 minutes, alone and beside an attacker of each kind',
  ],
  house: [
    './house.ts',
    '[FOLDER…] [--json]',
    'sizes of files and functions, repeated lines and dependency rules, of several checkouts side by side',
  ],
  malformed: [
    './malformed.ts',
    '[ROUNDS]',
    'over a thousand malformed requests a round: how they are refused, and the heap',
  ],
};

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
