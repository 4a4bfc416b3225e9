import { parse } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** How sources become modules. `scope` names the release; `transformers` is a TypeScript hook for development. */
export type RuleOptions = {
  name: string;
  scope: string;
  development: boolean;
  transformers?: () => { before: unknown[] };
};

/** TypeScript through ts-loader, stylesheets through CSS modules. */
export function moduleRules(options: RuleOptions): RuleSetRule[] {
  return [typescriptRule(options), stylesheetRule(options)];
}

function typescriptRule({ scope, development, transformers }: RuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('ts-loader'),
      options: {
        instance: scope,
        transpileOnly: true,
        onlyCompileBundledFiles: true,
        // Workspace packages lie outside the workspace's own rootDir (TS6059), and project references would emit
        // declarations alone.
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
 * Two releases of one remote may stand in one page, so the names of classes carry the release. The names of one file
 * differ in their last part alone, which makes scripts and stylesheets a tenth smaller when compressed. The loaders'
 * `ident` carries the release as well: webpack's persistent cache knows a module by it, not by the options.
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
