import { relative, sep } from 'node:path';
import { container, type Configuration } from 'webpack';
import { requiredRanges } from './sharedSingletons';
import type { BuildTarget } from './target';

/** The entry's file: its URL carries the version, so its name needs no hash. */
export const ENTRY_FILE = 'remoteEntry.js';

/** A remote: no entry of its own, each screen one exposed module, every shared singleton taken from the shell. */
export function remoteConfiguration(target: BuildTarget, common: Configuration): Configuration {
  // Relative: the module ids of the bundle come from these requests, and must not tell where the repository lies.
  const screens = [...target.screens].map(
    ([screen, file]) => [screen, `./${relative(target.workspace.directory, file).split(sep).join('/')}`] as const,
  );
  const federation = new container.ModuleFederationPlugin({
    name: target.scope,
    library: { type: 'var', name: target.scope },
    filename: ENTRY_FILE,
    exposes: Object.fromEntries(screens.map(([screen, file]) => [`./${screen}`, { import: file, name: screen }])),
    // No versions here: the release's `requires` says them, and the shell holds it against what it provides before it
    // loads anything. Saying them twice would put webpack's own checker into each remote's entry.
    shared: Object.fromEntries(
      Object.keys(requiredRanges(target.workspace.directory)).map((name) => [
        name,
        { import: false as const, singleton: true, requiredVersion: false as const },
      ]),
    ),
  });
  return { ...common, entry: {}, plugins: [...(common.plugins ?? []), federation] };
}
