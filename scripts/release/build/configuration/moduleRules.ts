import { createHash } from 'node:crypto';
import { basename, parse, relative, sep } from 'node:path';
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

/**
 * Returns the rules for `server.js`: class names are those of the browser's bundle, but stylesheets and other files are
 * not part of it.
 */
export function serverModuleRules(options: RuleOptions): RuleSetRule[] {
  const scope = `${options.scope}-server`;
  const page = { ...framePageRule, generator: { ...framePageRule.generator, emit: false } };
  return [typescriptRule({ ...options, scope }), classNamesRule(options), otherStylesRule, page];
}

/** Global styles: nothing of them is needed to render. */
const otherStylesRule: RuleSetRule = {
  test: /\.css$/,
  exclude: /\.module\.css$/,
  type: 'asset/source',
  sideEffects: false,
};

function classNamesRule({ name, scope }: RuleOptions): RuleSetRule {
  const modules = { ...moduleOptions(shortClassNames(name, scope)), exportOnlyLocals: true };
  return {
    test: /\.module\.css$/,
    use: [
      {
        loader: require.resolve('css-loader'),
        ident: `css-server-${scope}`,
        options: { sourceMap: false, modules },
      },
    ],
  };
}

/** The page of a sandboxed frame: a file of the bundle, imported for its address. */
const framePageRule: RuleSetRule = {
  test: /\.html$/,
  type: 'asset/resource',
  use: { loader: require.resolve('./framePageLoader') },
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
 * The loaders' `ident` contains the release: webpack's persistent cache identifies modules by it, not by the options.
 */
function stylesheetRule({ name, scope, development }: RuleOptions): RuleSetRule {
  const modules = moduleOptions(development ? readableClassNames(name, scope) : shortClassNames(name, scope));
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      { loader: MiniCssExtractPlugin.loader, ident: `css-extract-${scope}` },
      {
        loader: require.resolve('css-loader'),
        ident: `css-${development ? 'readable' : 'short'}-${scope}`,
        options: { sourceMap: false, modules },
      },
    ],
  };
}

function moduleOptions(getLocalIdent: ClassNames): object {
  return { auto: /\.module\.css$/, getLocalIdent, namedExport: false, exportLocalsConvention: 'as-is' };
}

/** Returns the name of a class of a CSS module in the page. */
type ClassNames = (module: { resourcePath: string; rootContext: string }, template: string, local: string) => string;

/**
 * Returns names such as `catalogue-UuYOJ3`. Two releases of a remote may be in one page, so they depend on the release.
 * Names from one file differ only in their last part, so that they compress well.
 */
function shortClassNames(name: string, scope: string): ClassNames {
  const positions = new Map<string, Map<string, number>>();
  return (module, _template, local) => {
    const file = fileHash(module, scope);
    const known = positions.get(file) ?? new Map<string, number>();
    positions.set(file, known);
    if (!known.has(local)) known.set(local, known.size);
    return `${name}-${file}${(known.get(local) ?? 0).toString(36)}`;
  };
}

/** Returns names such as `catalogue-CourseCard-level-UuYOJ`, for development. */
function readableClassNames(name: string, scope: string): ClassNames {
  return (module, _template, local) =>
    `${name}-${basename(module.resourcePath, '.module.css')}-${local}-${fileHash(module, scope)}`;
}

/** Returns five characters that depend on the release and on the file's path in the workspace, on any checkout. */
function fileHash({ resourcePath, rootContext }: { resourcePath: string; rootContext: string }, scope: string): string {
  const path = relative(rootContext, resourcePath).split(sep).join('/');
  return createHash('sha256').update(`${scope} ${path}`).digest('base64url').slice(0, 5);
}
