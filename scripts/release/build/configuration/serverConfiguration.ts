import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { SHARE_SCOPE } from '@lectern/shared/contract';
import { DefinePlugin, optimize, type Configuration, type RuleSetRule } from 'webpack';
import { SERVER_FILE } from '../plugins/ServerBundlePlugin';
import { languagesSource } from '../workspace/languages';
import { isDeferredDataFile, isRenderedPartsFile } from '../workspace/renderedParts';
import { OxcMinifierPlugin } from '../plugins/OxcMinifierPlugin';
import { serverModuleRules } from './moduleRules';
import { providedVersions } from './sharedSingletons';
import { assetUrl, type BuildTarget } from './target';

/** The shell's renderer: a page's chrome around the screen of any remote. */
const SHELL_ENTRY = './src/prerender/server.tsx';
const ENTRY_LOADER = join(__dirname, 'serverEntry.cjs');
/** Files of which everything that they import on demand is part of the file: rendered parts, data, and languages. */
const WHOLE: RuleSetRule = {
  test: [isRenderedPartsFile, isDeferredDataFile, /[\\/]src[\\/]text[\\/]languages\.ts$/],
  parser: { dynamicImportMode: 'eager' },
};

/**
 * Returns the configuration of `server.js`: one CommonJS file with the screens that the gateway renders, for a plain
 * JavaScript engine without any interface of Node or of browsers. Shared singletons are required, and given by the
 * shell's file. Code that a screen imports on demand is left out, unless a file of rendered parts or of deferred data
 * imports it. Null when there is no screen to render.
 */
export function serverConfiguration(target: BuildTarget, common: Configuration): Configuration | null {
  const entry = entryOf(target);
  if (entry === null) return null;
  const { workspace, scope, version } = target;
  return {
    ...common,
    name: `${workspace.name}-server`,
    target: 'es2022',
    entry: { server: entry },
    output: {
      ...common.output,
      filename: SERVER_FILE,
      publicPath: assetUrl(target, ''),
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
    },
    externals: workspace.kind === 'shell' ? {} : externals(),
    resolve: { ...common.resolve, alias: { 'react-dom/server$': serverRenderer(workspace.directory) } },
    module: {
      rules: [...serverModuleRules({ name: workspace.name, scope, development: false }), WHOLE],
      parser: { javascript: { dynamicImportMode: 'weak', worker: false, url: false } },
    },
    optimization: {
      ...common.optimization,
      splitChunks: false,
      realContentHash: false,
      // Concatenation would repeat CommonJS modules such as React, which must exist once.
      concatenateModules: false,
      // Without terser, which takes a sixth of a build: no browser loads the file.
      minimizer: [new OxcMinifierPlugin()],
    },
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 }), constants(workspace.directory, version)],
    cache: serverCache(common.cache, workspace.name),
  };
}

function entryOf({ workspace, definition, screens }: BuildTarget): string | null {
  if (workspace.kind === 'shell') return existsSync(join(workspace.directory, SHELL_ENTRY)) ? SHELL_ENTRY : null;
  const names = new Set(definition.routes.filter(({ prerender }) => prerender).map(({ screen }) => screen));
  if (names.size === 0) return null;
  // Relative, because webpack derives module ids from these requests: they must not depend on the checkout's path.
  const files = [...screens]
    .filter(([name]) => names.has(name))
    .map(([name, file]) => [name, `./${relative(join(workspace.directory, 'src'), file).split(sep).join('/')}`]);
  const languages = languagesSource(workspace) === null ? {} : { languages: './text/languages.ts' };
  const options = { screens: Object.fromEntries(files) as Record<string, string>, ...languages };
  return `!!${ENTRY_LOADER}?${JSON.stringify(options)}!./src/remote.ts`;
}

/** Returns the shared singletons as modules that the file requires. */
function externals(): Record<string, string> {
  return Object.fromEntries(Object.keys(SHARE_SCOPE).map((name) => [name, `commonjs ${name}`]));
}

/**
 * Returns React's synchronous renderer alone. The package's own entries add the streaming one, which is twice as large
 * and needs interfaces that the engine lacks.
 */
function serverRenderer(directory: string): string {
  const shared = createRequire(createRequire(join(directory, 'package.json')).resolve('@lectern/shared/package.json'));
  return join(dirname(shared.resolve('react-dom/package.json')), 'cjs/react-dom-server-legacy.browser.production.js');
}

function constants(directory: string, version: string): DefinePlugin {
  return new DefinePlugin({
    LECTERN_PROVIDES: JSON.stringify(providedVersions(directory)),
    LECTERN_SHELL_VERSION: JSON.stringify(version),
  });
}

function serverCache(cache: Configuration['cache'], name: string): Configuration['cache'] {
  return typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${name}-server` } : false;
}
