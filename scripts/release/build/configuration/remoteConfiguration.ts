import { relative, sep } from 'node:path';
import { container, type Configuration } from 'webpack';
import { LANGUAGES_MODULE } from '@lectern/shared/contract';
import { LANGUAGES_CHUNK } from '../plugins/describeLanguages';
import { ENTRY_FILE } from '../../store/entryFile';
import { languagesSource } from '../workspace/languages';
import { requiredRanges } from './sharedSingletons';
import type { BuildTarget } from './target';

/** Returns a remote's configuration: one exposed module per screen, and every shared singleton taken from the shell. */
export function remoteConfiguration(target: BuildTarget, common: Configuration): Configuration {
  // Relative, because webpack derives module ids from these requests: they must not depend on the checkout's path.
  const screens = [...target.screens].map(
    ([screen, file]) => [screen, `./${relative(target.workspace.directory, file).split(sep).join('/')}`] as const,
  );
  const federation = new container.ModuleFederationPlugin({
    name: target.scope,
    library: { type: 'var', name: target.scope },
    filename: ENTRY_FILE,
    exposes: {
      ...Object.fromEntries(screens.map(([screen, file]) => [`./${screen}`, { import: file, name: screen }])),
      ...(languagesSource(target.workspace) !== null && {
        [LANGUAGES_MODULE]: { import: './src/text/languages.ts', name: LANGUAGES_CHUNK },
      }),
    },
    // No versions here: the shell checks the release's `requires` before it loads anything. Repeating them would add
    // webpack's own checker to each remote's entry.
    shared: Object.fromEntries(
      Object.keys(requiredRanges(target.workspace.directory)).map((name) => [
        name,
        { import: false as const, singleton: true, requiredVersion: false as const },
      ]),
    ),
  });
  return { ...common, entry: {}, plugins: [...(common.plugins ?? []), federation] };
}
