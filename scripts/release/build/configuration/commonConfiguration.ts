import { join } from 'node:path';
import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { CompileHintsPlugin } from '../plugins/CompileHintsPlugin';
import { buildFingerprint } from '../workspace/buildInputs';
import { EmitReleasePlugin } from '../plugins/EmitReleasePlugin';
import { EmptyChunkIntegrityPlugin } from '../plugins/EmptyChunkIntegrityPlugin';
import { FramePagesPlugin } from '../plugins/FramePagesPlugin';
import { moduleRules } from './moduleRules';
import { OxcMinifierPlugin } from '../plugins/OxcMinifierPlugin';
import { PrecompressPlugin } from '../plugins/PrecompressPlugin';
import { PublicFolderPlugin } from '../plugins/PublicFolderPlugin';
import { RoleChunkIdsPlugin } from '../plugins/RoleChunkIdsPlugin';
import type { BuildTarget } from './target';

/** Milliseconds before webpack's runtime gives up on a script chunk: 120 s, by specification. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Returns the part of the webpack configuration that shell and remotes share. */
export function commonConfiguration(target: BuildTarget): Configuration {
  const development = target.mode === 'development';
  const { workspace, scope, transformers } = target;
  return {
    name: workspace.name,
    mode: target.mode,
    context: workspace.directory,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: moduleRules({ name: workspace.name, scope, development, ...(transformers && { transformers }) }),
      // Otherwise a misspelt class name would only be a warning: TypeScript does not know the classes of a stylesheet.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    output: output(target, development),
    optimization: optimization(development),
    plugins: plugins(target, development),
    cache: target.cache && cache(target),
    // Edits under `lectern dev` skip what they do not affect: a tenth of the time of an edit.
    experiments: { cacheUnaffected: development },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function output({ outDir, scope }: BuildTarget, development: boolean): Configuration['output'] {
  const hash = development ? '' : '.[contenthash:8]';
  return {
    path: outDir,
    uniqueName: scope,
    publicPath: 'auto',
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: `[name]${hash}[ext]`,
    crossOriginLoading: 'anonymous',
    // Scripts are UTF-8 like the page.
    charset: false,
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
    trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
  };
}

function optimization(development: boolean): Configuration['optimization'] {
  return {
    moduleIds: development ? 'named' : 'deterministic',
    // RoleChunkIdsPlugin assigns those of production.
    chunkIds: development ? 'named' : false,
    realContentHash: !development,
    // Short export names rather than stable ones: the next release's delta costs less than longer names would.
    mangleExports: development ? false : 'size',
    runtimeChunk: false,
    minimize: !development,
    // Reading a property has no side effect in our code or in the libraries: what is only read may be dropped.
    minimizeOptions: { javascript: { compress: { passes: 3, pure_getters: true } } },
    minimizer: ['...', new CssMinimizerPlugin()],
    // Only large modules (an editor, a player) get their own chunk; smaller ones are repeated in each screen. Over
    // HTTP/1.1 a browser loads six files at a time, and code compresses better in one file. Packages get no vendor
    // chunk, since its URL would change with each release anyway. `consume-shared` counts as code, else a singleton
    // used by two screens becomes a chunk without a file. Workers stay whole: they load chunks without integrity.
    splitChunks: {
      chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
      minSize: 60_000,
      cacheGroups: { defaultVendors: false },
      defaultSizeTypes: ['javascript', 'css/mini-extract', 'unknown', 'consume-shared'],
    },
  };
}

function plugins(target: BuildTarget, development: boolean): WebpackPluginInstance[] {
  const hash = development ? '' : '.[contenthash:8]';
  const always = [
    // The order of CSS modules does not matter: an element takes its classes from one module.
    new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: true }),
    new PublicFolderPlugin(join(target.workspace.directory, 'public')),
    new FramePagesPlugin(target.workspace.directory),
    new EmitReleasePlugin(target),
  ];
  return development
    ? always
    : [
        ...always,
        new RoleChunkIdsPlugin(),
        new OxcMinifierPlugin(),
        new CompileHintsPlugin(target.screens.values()),
        // The same hash as in release.json: a browser ignores a preload whose integrity differs from the script's.
        // Each chunk brings the hashes of the chunks that it loads, so that an entry does not hold those of all.
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
        new EmptyChunkIntegrityPlugin(),
        new PrecompressPlugin(),
      ];
}

function cache({ root, workspace, mode, transformers }: BuildTarget): Configuration['cache'] {
  return {
    type: 'filesystem',
    memoryCacheUnaffected: mode === 'development',
    maxMemoryGenerations: Infinity,
    cacheDirectory: join(root, 'node_modules', '.cache', 'webpack'),
    name: `${workspace.name}-${mode}${transformers ? '-transformed' : ''}`,
    // webpack's cache identifies loaders by name, not by options: each build configuration needs its own cache version.
    version: buildFingerprint(root),
    // Covered by the version, which includes the lock file: webpack would look at each of its own files instead, which
    // takes a second.
    buildDependencies: { defaultWebpack: [] },
  };
}
