// Sets up a fresh clone with nothing but Node and npm: `node scripts/setup.mjs [start|test] [arguments]`. It has no
// dependencies, by design.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const load = createRequire(import.meta.url);
const isWindows = process.platform === 'win32';
/** The headless shell has no user interface and needs about a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Signals that end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The process that started this one; another one when that has been killed. */
const parent = process.ppid;
const BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Runs `npm ci` unless node_modules was installed from this lock file. */
async function installPackages() {
  const lockFile = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules/.lectern-lock');
  const byHand = join(root, 'node_modules/.package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = existsSync(mark)
    ? readFileSync(mark, 'utf8') === lock
    : existsSync(byHand) && statSync(byHand).mtimeMs > statSync(lockFile).mtimeMs;
  if (!installed) {
    console.error('Installing packages (npm ci) …');
    if ((await install('npm', ['ci', '--no-audit', '--no-fund'])) !== 0)
      fail('npm ci failed, see above. It needs the network the first time.');
  }
  writeFileSync(mark, lock);
}

/**
 * Runs an installer with its output on standard error; resolves to its exit code. It is the leader of a process group
 * that ends before this process: after a signal, or when the npm that started this process is killed.
 */
function install(command, args) {
  let child = null;
  let code = null;
  const end = (signal) => {
    code ??= 128 + constants.signals[signal];
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  // Before the installer is started: a signal that came in between would end this process alone.
  for (const signal of SIGNALS) process.on(signal, end);
  child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: isWindows, detached: !isWindows });
  const timer = setInterval(() => {
    if (process.ppid !== parent) end('SIGTERM');
  }, 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      for (const signal of SIGNALS) process.off(signal, end);
      if (code !== null) process.exit(code);
      resolve(status ?? 1);
    });
  });
}

/** Continues as `lectern start` in this process, so that signals reach it. */
function start() {
  process.argv.splice(1, 2, 'lectern', 'start');
  load('./bin/lectern.cjs');
}

/**
 * Runs every check. Linter, formatter and dependency rules run beside types and build: either lane keeps one core busy.
 * Ends with the first exit code that is not 0. The last line counts the tests.
 */
async function test() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const results = { 'unit tests': join(folder, 'unit.json'), 'end-to-end tests': join(folder, 'e2e.json') };
  const e2eHome = join(root, 'node_modules/.cache/lectern-e2e/home');
  const env = {
    ...process.env,
    LECTERN_CHROMIUM: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: results['end-to-end tests'],
  };
  const totals = { passed: 0, failed: 0 };
  const inOrder = async (...steps) => {
    for (const [name, ...command] of steps) if (!(await check(name, command, env, totals, results[name]))) return false;
    return true;
  };
  const areSound = await Promise.all([
    inOrder(
      ['lint', 'npm', 'run', '-s', 'lint'],
      ['formatting', 'npm', 'run', '-s', 'format:check'],
      ['dependency rules', 'npm', 'run', '-s', 'deps'],
    ),
    inOrder(
      ['type-check', 'npm', 'run', '-s', 'typecheck'],
      ['unused code', 'npm', 'run', '-s', 'unused'],
      ['build', 'node', 'scripts/bin/lectern.cjs', 'start', '--no-serve', '--home', e2eHome],
    ),
  ]);
  if (areSound.every(Boolean)) {
    await inOrder(
      ['unit tests', 'npx', 'jest', '--forceExit', '--json', '--outputFile', results['unit tests']],
      ['end-to-end tests', 'node', 'scripts/tests/e2e/run.cjs'],
    );
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
}

/**
 * Runs one check and prints its result; resolves to true when it passed. Tests are counted from the JSON file that they
 * write; a check that fails without a count counts as one failure.
 */
async function check(name, command, env, totals, results) {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, env);
  if (results) count(totals, readResults(results));
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

/** Counts the tests in a JSON file of Jest or of Playwright; none when the run ended before it was written. */
function readResults(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats?.expected ?? numPassedTests, failed: stats?.unexpected ?? numFailedTests };
}

/** Runs a command and passes its output on; resolves to its exit code and its duration in seconds. */
function run([command, ...args], env) {
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) }));
  });
}

/**
 * Resolves to the path of a Chromium or Chrome, installing one if none is found. In CI the headless shell is installed
 * even beside another browser, since the tests are faster with it.
 */
async function findBrowser() {
  const found =
    [process.env.LECTERN_CHROMIUM, ...BROWSERS].find((path) => path && existsSync(path)) ?? downloadedBrowser();
  const hasApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const isFast = found === HEADLESS_SHELL || found === process.env.LECTERN_CHROMIUM;
  if (found && (isFast || !hasApt || !process.env.CI)) return found;
  console.error('Installing a browser for the end-to-end tests …');
  if (hasApt) {
    await install('apt-get', ['update', '-q']);
    await install('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
    if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  }
  if (found) return found;
  await install('npx', ['playwright-core', 'install', 'chromium']);
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

const tasks = { start, test, undefined: () => console.log('Lectern is set up. Run npm start or npm test.') };
const task = process.argv[2];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(
    `Lectern needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org ` +
      'and run the command again.',
  );
if (!Object.hasOwn(tasks, String(task)))
  fail(`There is no task "${task}": use start or test, or no task to set up only.`, 2);
await installPackages();
if (process.ppid !== parent) process.exit(130); // npm was stopped during the set-up
await tasks[task]();
