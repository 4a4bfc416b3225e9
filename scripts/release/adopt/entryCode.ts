/** Name of the entry that an adoption writes: the shell loads it in place of the build's own. */
export const ADOPTED_ENTRY = 'lecternEntry.js';

/** Milliseconds before the load of a module is given up: as long as a chunk's. */
const TIMEOUT_MS = 120_000;

/**
 * Code of a function that returns the shell's share scope in the form of the official runtime, which writes into it:
 * each container gets a copy. All modules count as loaded, so that no container provides another instance.
 */
const SCOPE_OF = `const scopeOf = (shared) => Object.fromEntries(Object.entries(shared).map(([name, versions]) =>
    [name, Object.fromEntries(Object.entries(versions).map(([version, { get, from }]) => [version, {
      version, get, from, loaded: true, scope: ['default'], useIn: [], deps: [], strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: false, strictVersion: false, eager: false },
    }]))]));`;

/**
 * Code of a function that loads a module of the build into the browser's module map, by its path and integrity. It
 * rejects as webpack's chunks do. `base` is in scope.
 */
const VERIFY = `const failure = (url, type) => Object.assign(
    new Error('Loading module ' + url + ' failed.'),
    { name: 'ChunkLoadError', type, request: url },
  );
  const verify = ([name, integrity]) => new Promise((done, fail) => {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) return fail(new Error('This browser does not verify modules.'));
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href: new URL(name, base).href });
    const end = (type) => {
      clearTimeout(timer);
      if (type === undefined) return done();
      link.remove();
      fail(failure(link.href, type));
    };
    const timer = setTimeout(end, ${TIMEOUT_MS}, 'timeout');
    link.onload = () => end();
    link.onerror = () => end('error');
    document.head.append(link);
  });`;

/** Returns the entry of a build whose own `entry` is a script: its code, and a container with the adapted scope. */
export function scriptEntry(entry: string, global: string): string {
  const name = JSON.stringify(global);
  return `${entry}
;(() => {
  ${SCOPE_OF}
  const container = globalThis[${name}];
  if (!container) return;
  let started;
  globalThis[${name}] = {
    init: (shared) => (started ??= { end: container.init(scopeOf(shared), []) }).end,
    get: (module) => container.get(module),
  };
})();
`;
}

/**
 * Returns the entry of a build whose own entry is the module `file`. The container verifies all modules of the build
 * against `hashes` (path: integrity) before it imports any: a browser then runs exactly those bytes. A failed load is
 * reported as a chunk's, and the next call tries again.
 */
export function moduleEntry(file: string, hashes: Readonly<Record<string, string>>, global: string): string {
  return `(() => {
  ${SCOPE_OF}
  const base = document.currentScript.src;
  const hashes = ${JSON.stringify(hashes)};
  ${VERIFY}
  let scope, loading;
  const load = async () => {
    await Promise.all(Object.entries(hashes).map(verify));
    const container = await import(new URL(${JSON.stringify(file)}, base).href);
    await container.init(scope, []);
    return container;
  };
  globalThis[${JSON.stringify(global)}] = {
    init: (shared) => { scope ??= scopeOf(shared); },
    get: async (module) => {
      loading ??= load().catch((error) => { loading = undefined; throw error; });
      return (await loading).get(module);
    },
  };
})();
`;
}
