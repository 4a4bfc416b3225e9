const { TestEnvironment } = require('jest-environment-node');

/**
 * Node whose timers end with their test file, as jsdom's do. A timer that outlives its file runs in the middle of the
 * worker's next one, where its first `import()` fails and sets the exit code of the process.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    this.ends = ['Timeout', 'Interval', 'Immediate'].map((kind) => {
      const [set, clear] = [global[`set${kind}`], global[`clear${kind}`]];
      const timers = new Set();
      const isRepeated = kind === 'Interval';
      const setTracked = (callback, ...rest) => {
        const run = (...values) => {
          if (!isRepeated) timers.delete(timer);
          callback(...values);
        };
        // Node itself refuses what is not a function.
        const timer = set(typeof callback === 'function' ? run : callback, ...rest);
        timers.add(timer);
        return timer;
      };
      // `util.promisify` finds Node's own promise of a timer by these properties.
      global[`set${kind}`] = Object.defineProperties(setTracked, Object.getOwnPropertyDescriptors(set));
      global[`clear${kind}`] = (timer) => {
        timers.delete(timer);
        clear(timer);
      };
      return () => timers.forEach((timer) => clear(timer));
    });
  }

  async teardown() {
    this.ends.forEach((end) => end());
    await super.teardown();
  }
};
