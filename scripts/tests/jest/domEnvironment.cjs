const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with what a browser has and jsdom lacks, taken from Node; packages resolve to their Node builds, as they use
 * Node's fetch. Not Node's MessageChannel: React's scheduler would take it, and an open port keeps the process alive
 * after the last test.
 */
module.exports = class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
      'structuredClone',
      'BroadcastChannel',
      'CompressionStream',
      'DecompressionStream',
      'Uint8Array',
      'ArrayBuffer',
      'setImmediate',
      'clearImmediate',
    ];
    for (const name of names) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};
