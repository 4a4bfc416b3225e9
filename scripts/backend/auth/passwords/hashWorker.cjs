// Derives keys from passwords, one after another, at a lower priority than the rest of the process: a page never waits
// for a sign-in. Plain JavaScript, so that the thread starts within a few milliseconds.
const { scryptSync } = require('node:crypto');
const { getPriority, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');

// As in Unix, a higher number is a lower priority.
const PRIORITY_STEP = 10;
const LOWEST_PRIORITY = 19;
const KEY_BYTES = 32;

// Linux has a priority for each thread. Elsewhere this would lower that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + PRIORITY_STEP, LOWEST_PRIORITY));

parentPort.on('message', ({ number, password, salt, cost: { N, r, p } }) => {
  try {
    const key = scryptSync(password, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
    parentPort.postMessage({ number, key });
  } catch (error) {
    parentPort.postMessage({ number, error: error.message });
  }
});
