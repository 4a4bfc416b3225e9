import { relative, sep } from 'node:path';
import { container, type Configuration } from 'webpack';
import { requiredRanges } from './sharedSingletons';
import type { BuildTarget } from './target';

/** The entry's file: its URL carries the version, so its name needs no hash. */
export const ENTRY_FILE = 'remoteEntry.js';

/** A remote: no entry of its own, each screen one exposed module, every shared singleton taken from the shell. */
export function remoteConfiguration(target: BuildTarget, common: Configuration): Configuration {
  // Relative: the module ids of the bundle come from these requests, and must not tell where the repository lies.
  const screens = [...target.screens].map(([screen, file]) => [screen, `./${relative(target.workspace.directory, file).split(sep).join('/')}`] as const);
  const federation = new container.ModuleFederationPlugin({
    name: target.scope,
    library: { type: 'var', name: target.scope },
    filename: ENTRY_FILE,
    exposes: Object.fromEntries(screens.map(([screen, file]) => [`./${screen}`, { import: file, name: screen }])),
    shared: Object.fromEntries(Object.entries(requiredRanges(target.workspace.directory)).map(([name, requiredVersion]) => [
      name, { import: false as const, singleton: true, strictVersion: true, requiredVersion },
    ])),
  });
  return { ...common, entry: {}, plugins: [...(common.plugins ?? []), federation] };
}
