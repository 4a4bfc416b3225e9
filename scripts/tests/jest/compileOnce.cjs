const vm = require('node:vm');

/**
 * Returns `compileFunction` with a memory: a file is parsed and compiled once in a process, and not for each test file
 * that loads it. Its functions share what the first one compiled, but run in the context of their own test file.
 */
module.exports = function compileOnce(compileFunction) {
  const known = new Map();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (!filename || !parsingContext) return compileFunction(source, parameters, options);
    const head = `(function (${parameters.join()}) {`;
    const name = filename + head;
    if (known.get(name)?.source !== source) {
      const script = scriptOf(head, source, filename);
      if (!script) return compileFunction(source, parameters, options);
      known.set(name, { source, script });
    }
    return known.get(name).script.runInContext(parsingContext);
  };
};

/** Null for a source with an error, whose message is left to `compileFunction`. */
function scriptOf(head, source, filename) {
  try {
    // Without Jest's callback for dynamic imports: it would keep the test file in memory, and refuses all of them.
    return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  } catch {
    return null;
  }
}
