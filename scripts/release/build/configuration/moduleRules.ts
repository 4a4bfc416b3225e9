import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
  return [typescriptRule({ ...options, scope }), classNamesRule(options.name), otherStylesRule, page];
}

/** Global styles: nothing of them is needed to render. */
const otherStylesRule: RuleSetRule = {
  test: /\.css$/,
  exclude: /\.module\.css$/,
  type: 'asset/source',
  sideEffects: false,
};

function classNamesRule(name: string): RuleSetRule {
  const modules = { ...moduleOptions(shortClassNames(name)), exportOnlyLocals: true };
  return {
    test: /\.module\.css$/,
    use: [
      {
        loader: require.resolve('css-loader'),
        ident: 'css-server',
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
  generator: { filename: '[name].[contenthash:8][ext]' },
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
 * webpack's persistent cache identifies modules by their loaders' `ident`, not by the options. webpack also derives
 * module ids from an `ident`, so that it names the release only in development, where class names depend on the
 * release.
 */
function stylesheetRule({ name, scope, development }: RuleOptions): RuleSetRule {
  const modules = moduleOptions(development ? readableClassNames(name, scope) : shortClassNames(name));
  const ident = development ? `readable-${scope}` : 'short';
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      { loader: require.resolve('./classNameConstants.cjs') },
      { loader: MiniCssExtractPlugin.loader, ident: `css-extract-${ident}` },
      {
        loader: require.resolve('css-loader'),
        ident: `css-${ident}`,
        options: { sourceMap: false, modules },
      },
    ],
  };
}

/** Each class is an export of its own: bundles hold those that are used, under short names. */
function moduleOptions(getLocalIdent: ClassNames): object {
  return { auto: /\.module\.css$/, getLocalIdent, namedExport: true, exportLocalsConvention: 'as-is' };
}

/** Returns the name of a class of a CSS module in the page. */
type ClassNames = (module: { resourcePath: string; rootContext: string }, template: string, local: string) => string;

/**
 * Returns names such as `catalogue-UuYOJ3`, which depend on the remote and on the stylesheet's path and content. Two
 * releases in one page share a name only where they share the rules. A release that leaves a stylesheet as it is leaves
 * its names too. Names from one file differ only in their last part, so that they compress well.
 */
function shortClassNames(name: string): ClassNames {
  const files = new Map<string, { hash: string; positions: Map<string, number> }>();
  return (module, _template, local) => {
    const content = readFileSync(module.resourcePath, 'utf8');
    const key = `${module.resourcePath}\n${content}`;
    const file = files.get(key) ?? { hash: fileHash(module, content), positions: new Map<string, number>() };
    files.set(key, file);
    if (!file.positions.has(local)) file.positions.set(local, file.positions.size);
    return `${name}-${file.hash}${(file.positions.get(local) ?? 0).toString(36)}`;
  };
}

/** Returns names such as `catalogue-CourseCard-level-UuYOJ`, for development. */
function readableClassNames(name: string, scope: string): ClassNames {
  return (module, _template, local) =>
    `${name}-${basename(module.resourcePath, '.module.css')}-${local}-${fileHash(module, scope)}`;
}

/** Returns five characters that depend on `salt` and on the file's path in the workspace, on any checkout. */
function fileHash({ resourcePath, rootContext }: { resourcePath: string; rootContext: string }, salt: string): string {
  const path = relative(rootContext, resourcePath).split(sep).join('/');
  return createHash('sha256').update(`${salt} ${path}`).digest('base64url').slice(0, 5);
}
