// Makes a fresh clone ready with nothing but Node and npm: `node scripts/setup.mjs [start|test] [arguments]`. No
// dependencies, by design.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const load = createRequire(import.meta.url);
const quiet = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Runs `npm ci` unless node_modules was installed from this very lock file. */
function installPackages() {
  const lockFile = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules/.lectern-lock');
  const byHand = join(root, 'node_modules/.package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = existsSync(mark)
    ? readFileSync(mark, 'utf8') === lock
    : existsSync(byHand) && statSync(byHand).mtimeMs > statSync(lockFile).mtimeMs;
  if (!installed) {
    console.error('Installing packages (npm ci) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], quiet);
    if (status !== 0) fail('npm ci failed, see above. It needs the network the first time.');
  }
  writeFileSync(mark, lock);
}

/** Goes on as `lectern start`, in this very process, so that signals reach it. */
function start() {
  process.argv.splice(1, 2, 'lectern', 'start');
  load('./bin/lectern.cjs');
}

/**
 * Runs every check, the linter beside the short ones since it keeps one core busy; ends with the first exit code that
 * is not 0. The last line counts the tests.
 */
async function test() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unitResults = join(folder, 'unit.json');
  const storyHome = join(root, 'node_modules/.cache/lectern-e2e/home');
  const env = { ...process.env, LECTERN_CHROMIUM: findBrowser() };
  const totals = { passed: 0, failed: 0 };
  const inOrder = async (...steps) => {
    for (const [name, ...command] of steps) if (!(await check(name, command, env, totals, unitResults))) return false;
    return true;
  };
  const areSound = await Promise.all([
    inOrder(['lint', 'npm', 'run', '-s', 'lint']),
    inOrder(
      ['type-check', 'npm', 'run', '-s', 'typecheck'],
      ['dependency rules', 'npm', 'run', '-s', 'deps'],
      ['build', 'node', 'scripts/bin/lectern.cjs', 'start', '--no-serve', '--home', storyHome],
    ),
  ]);
  if (areSound.every(Boolean)) {
    await inOrder(
      ['unit tests', 'npx', 'jest', '--forceExit', '--json', '--outputFile', unitResults],
      ['browser stories', 'node', 'scripts/tests/e2e/run.cjs'],
    );
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
}

/**
 * Runs one check and tells how it went; true when it passed. A check that fails without a count counts as one failure.
 */
async function check(name, command, env, totals, unitResults) {
  console.log(`\n── ${name}`);
  const { code, output, seconds } = await run(command, env);
  if (name === 'unit tests') count(totals, readUnitResults(unitResults));
  if (name === 'browser stories') count(totals, readStoryResults(output));
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (code === 0) return true;
  if (totals.failed === 0) totals.failed = 1;
  process.exitCode ||= code;
  return false;
}

function count(totals, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

function readUnitResults(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The stories end with a line such as `11 of 12 stories passed in 40.2 s`. */
function readStoryResults(output) {
  const [, passed = 0, all = 0] = /(\d+) of (\d+) stories passed/.exec(output) ?? [];
  return { passed: Number(passed), failed: all - passed };
}

/** Runs a command; what it prints appears at once, and is returned too. */
function run([command, ...args], env) {
  const begun = Date.now();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], shell: quiet.shell });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: ((Date.now() - begun) / 1000).toFixed(1) }),
    );
  });
}

/** The path of a Chromium or Chrome: one that is named or installed, else one that is installed now. */
function findBrowser() {
  const found =
    [process.env.LECTERN_CHROMIUM, ...BROWSERS].find((path) => path && existsSync(path)) ?? downloadedBrowser();
  if (found) return found;
  console.error('Installing a browser for the stories …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], quiet);
  return (
    downloadedBrowser() ??
    fail(
      'No browser was found and none could be installed. Install Chromium or Chrome, or set ' +
        'LECTERN_CHROMIUM to its path.',
    )
  );
}

function downloadedBrowser() {
  const path = load('playwright-core').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

const tasks = { start, test, undefined: () => console.log('Lectern is set up. Go on with npm start, or npm test.') };
const task = process.argv[2];
const parent = process.ppid;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11))
  fail(
    `Lectern needs Node 20.11 or newer; this is ${process.versions.node}. Get it from https://nodejs.org ` +
      'and run the command again.',
  );
if (!Object.hasOwn(tasks, String(task)))
  fail(`There is no task "${task}": use start or test, or none for the set-up alone.`, 2);
installPackages();
if (process.ppid !== parent) process.exit(130); // npm was stopped meanwhile
await tasks[task]();
