import { join } from 'node:path';
import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { buildFingerprint } from '../workspace/buildInputs';
import { EmitReleasePlugin } from '../plugins/EmitReleasePlugin';
import { EmptyChunkIntegrityPlugin } from '../plugins/EmptyChunkIntegrityPlugin';
import { moduleRules } from './moduleRules';
import { PrecompressPlugin } from '../plugins/PrecompressPlugin';
import { PublicFolderPlugin } from '../plugins/PublicFolderPlugin';
import type { BuildTarget } from './target';

/** How long webpack's own runtime waits for a script chunk, in milliseconds: 120 s, by specification. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Returns the configuration that shell and remotes share. */
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
    module: { rules: moduleRules({ name: workspace.name, scope, development, ...(transformers && { transformers }) }) },
    output: output(target, development),
    optimization: optimization(development),
    plugins: plugins(target, development),
    cache: target.cache && cache(target),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function output({ outDir, scope }: BuildTarget, development: boolean): Configuration['output'] {
  const hash = development ? '' : '.[contenthash:16]';
  return {
    path: outDir,
    uniqueName: scope,
    publicPath: 'auto',
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: `[name]${hash}[ext]`,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
    trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
  };
}

function optimization(development: boolean): Configuration['optimization'] {
  return {
    moduleIds: development ? 'named' : 'deterministic',
    chunkIds: development ? 'named' : 'deterministic',
    realContentHash: !development,
    // The shortest names instead of stable ones: a release has other file names anyway.
    mangleExports: development ? false : 'size',
    runtimeChunk: false,
    minimize: !development,
    minimizer: ['...', new CssMinimizerPlugin()],
    // Over HTTP/1.1 a browser asks a site for six files at once, and a file compresses better whole: what is no large
    // tool (an editor, a player) is in each screen that uses it, a file less and up to 1.4 KB before the first content
    // for some 4 KB more on the way to another screen. Packages are no chunk of their own, since their address changes
    // with each release anyway. Shared singletons count as code here, else each that two screens use becomes a chunk
    // without a file. A worker is whole: it would load its parts one by one, without integrity.
    splitChunks: {
      chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
      minSize: 60_000,
      cacheGroups: { defaultVendors: false },
      defaultSizeTypes: ['javascript', 'css/mini-extract', 'unknown', 'consume-shared'],
    },
  };
}

function plugins(target: BuildTarget, development: boolean): WebpackPluginInstance[] {
  const hash = development ? '' : '.[contenthash:16]';
  const always = [
    // The order of CSS modules among each other means nothing: their rules never meet in one element by accident.
    new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css`, ignoreOrder: true }),
    new PublicFolderPlugin(join(target.workspace.directory, 'public')),
    new EmitReleasePlugin(target),
  ];
  return development
    ? always
    : [
        ...always,
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        new EmptyChunkIntegrityPlugin(),
        new PrecompressPlugin(),
      ];
}

function cache({ root, workspace, mode, transformers }: BuildTarget): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(root, 'node_modules', '.cache', 'webpack'),
    name: `${workspace.name}-${mode}${transformers ? '-transformed' : ''}`,
    // Loaders are known to the cache by name, not by their options: another build configuration needs a cache of its own.
    version: buildFingerprint(root),
  };
}
