'use strict';
// Process that runs the `server.js` of releases. It is plain CommonJS, so that it starts fast and reads no other file.
// Its parent starts it without access to files, processes and generated code, limits its memory and ends it in time.
// Releases run in contexts of their own, which hold the language alone: only text goes in and out.
const { types } = require('node:util');
const vm = require('node:vm');

/** Contexts that stay ready, the ones used last: each holds one shell and one remote. */
const MAX_CONTEXTS = 8;

/**
 * Milliseconds by which an evaluation may exceed the parent's limit. It then ends by itself, since a process that loops
 * would not notice that its parent has ended.
 */
const GRACE_MS = 250;

/** Memory outside the heap escapes its limit, and callbacks of the garbage collector run between two messages. */
const REMOVED = [
  'FinalizationRegistry',
  'ArrayBuffer SharedArrayBuffer Atomics WebAssembly DataView Int8Array Uint8Array Uint8ClampedArray Int16Array',
  'Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array BigUint64Array',
].flatMap((names) => names.split(' '));

const PREPARE = `'use strict';
for (const name of ${JSON.stringify(REMOVED)}) delete globalThis[name];
const lectern = (() => {
  const modules = {};
  let output = '';
  let failure = '';
  const share = (name) => {
    const shared = modules.shell?.singletons?.[name];
    if (!shared) throw new Error(name + ' is not a module that the shell shares.');
    return shared;
  };
  const fail = (error) => {
    failure = 'an error without a message';
    try { failure = String(error?.message ?? error) || failure; } catch {}
  };
  return Object.freeze({
    define(name, factory) {
      const module = { exports: {} };
      failure = '';
      try { factory(module, module.exports, share); } catch (error) { fail(error); }
      modules[name] = module.exports;
    },
    render(owner, screen, input) {
      output = failure = '';
      try {
        const Screen = (owner === 'shell' ? modules.shell.screens : modules.remote)[screen];
        const { languages } = modules.remote ?? {};
        modules.shell.renderPage(input, Screen, languages).then((answer) => { output = answer; }, fail);
      } catch (error) { fail(error); }
    },
    failure: () => failure,
    output: () => output,
  });
})();`;

const contexts = new Map();

/**
 * Evaluates code in a context, together with the promises that it settles. Everything that may run a release's code,
 * even a getter, goes through here, and comes back as a primitive value.
 */
function evaluate(context, code, limit, filename = 'renderer') {
  const value = vm.runInContext(code, context, { filename, timeout: limit + GRACE_MS });
  return typeof value === 'string' ? value : '';
}

function throwFailure(context, limit) {
  const failure = evaluate(context, 'lectern.failure()', limit);
  if (failure !== '') throw new Error(failure.slice(0, 300));
}

/** Moves a context to the end of the map: the first one is discarded for a further one. */
function markUsed(key, context) {
  contexts.delete(key);
  contexts.set(key, context);
}

/** Creates the context of `key` from the code of its files, in order: `shell`, then `remote` if there is one. */
function load({ key, files, limit }) {
  // Promises settle before an evaluation returns: nothing runs between two messages.
  const options = { microtaskMode: 'afterEvaluate', codeGeneration: { strings: false, wasm: false } };
  const context = vm.createContext(Object.create(null), options);
  evaluate(context, PREPARE, limit);
  for (const { name, code } of files) {
    const factory = `function (module, exports, require) {${code}\n}`;
    evaluate(context, `lectern.define(${JSON.stringify(name)}, ${factory});`, limit, `${name}/server.js`);
    throwFailure(context, limit);
  }
  markUsed(key, context);
  if (contexts.size > MAX_CONTEXTS) contexts.delete(contexts.keys().next().value);
  return {};
}

/** Renders one page; returns the text that the shell's `renderPage` resolves to. */
function render({ key, owner, screen, request, maxLength, limit }) {
  const context = contexts.get(key);
  if (!context) return { missing: true };
  markUsed(key, context);
  const values = [owner, screen, request].map((value) => JSON.stringify(value)).join();
  evaluate(context, `lectern.render(${values})`, limit);
  throwFailure(context, limit);
  const output = evaluate(context, 'lectern.output()', limit);
  if (output === '') throw new Error('no answer');
  return output.length > maxLength ? { error: 'the answer is too large', kind: 'large' } : { output };
}

/** Returns a property of anything that a release may throw, without running its code: none of a getter or a proxy. */
function propertyOf(error, name) {
  if (typeof error !== 'object' || error === null || types.isProxy(error)) return null;
  const value = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' ? value.slice(0, 300) : null;
}

process.on('message', (message) => {
  let answer;
  try {
    answer = message.kind === 'load' ? load(message) : render(message);
  } catch (error) {
    const isLate = propertyOf(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    answer = {
      error: propertyOf(error, 'message') || 'an error without a message',
      kind: isLate ? 'slow' : 'thrown',
    };
  }
  process.send({ id: message.id, ...answer });
});
process.on('disconnect', () => process.exit());
// A promise that a release leaves rejected is its own affair: the page has its answer.
process.on('unhandledRejection', () => undefined);
