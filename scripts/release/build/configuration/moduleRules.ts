import { parse } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** Options of the module rules. `scope` identifies the release; `transformers` is a TypeScript hook for development. */
export type RuleOptions = {
  name: string;
  scope: string;
  development: boolean;
  transformers?: () => { before: unknown[] };
};

/** Returns the rules for sources: TypeScript through ts-loader, stylesheets through css-loader, pages of frames. */
export function moduleRules(options: RuleOptions): RuleSetRule[] {
  return [typescriptRule(options), stylesheetRule(options), framePageRule];
}

/** The page of a sandboxed frame: a file of the bundle, imported for its address. */
const framePageRule: RuleSetRule = {
  test: /\.html$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

function typescriptRule({ scope, development, transformers }: RuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // In a team's own repository, the shared package is an installed one, and consists of sources too.
    exclude: /node_modules[\\/](?!@lectern[\\/])/,
    use: {
      loader: require.resolve('ts-loader'),
      options: {
        instance: scope,
        transpileOnly: true,
        allowTsInNodeModules: true,
        onlyCompileBundledFiles: true,
        // Shared packages lie outside the workspace's rootDir (TS6059), and project references would emit only
        // declarations.
        compilerOptions: {
          rootDir: parse(__dirname).root,
          noEmit: false,
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          sourceMap: development,
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          isolatedModules: true,
        },
        ...(transformers && { getCustomTransformers: transformers }),
      },
    },
  };
}

/**
 * Two releases of a remote may be in one page, so class names depend on the release. Names from one file differ only in
 * their last part, so that they compress well. The loaders' `ident` contains the release too: webpack's persistent
 * cache identifies modules by it, not by the options.
 */
function stylesheetRule({ name, scope, development }: RuleOptions): RuleSetRule {
  const localIdentName = development ? `${name}-[name]-[local]-[hash:base64:5]` : `${name}-[hash:base64:5]-[local]`;
  const modules = {
    auto: /\.module\.css$/,
    localIdentName,
    localIdentHashSalt: scope,
    hashStrategy: 'minimal-subset',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      { loader: MiniCssExtractPlugin.loader, ident: `css-extract-${scope}` },
      {
        loader: require.resolve('css-loader'),
        ident: `css-${localIdentName}-${scope}`,
        options: { sourceMap: false, modules },
      },
    ],
  };
}
