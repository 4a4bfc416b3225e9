// Jest's runner is loaded again for each test file, creates an AsyncLocalStorage, and never disables it. Before Node
// 24, every promise of the process copies the state of each one: in a worker's hundredth file, that takes a third of
// the time. Therefore each file disables the storages of the file before it.
const hooks = require('node:async_hooks');

const before = Symbol.for('lectern.storagesOfLastTestFile');
const { AsyncLocalStorage, storages } = hooks[before] ?? { AsyncLocalStorage: hooks.AsyncLocalStorage, storages: [] };
for (const storage of storages) storage.disable();
const made = [];
hooks[before] = { AsyncLocalStorage, storages: made };
hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.push(this);
  }
};
