import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A top-level declaration: the file that holds it, and its node. */
type Declared = { file: string; node: ts.Node };

/**
 * Meaning of one name in a file: declared in it, or imported from another file (`*` for the whole of it) or a package.
 */
type Binding = Declared | { from: string; name: string };

/** The names of one source file, and what it exports. */
type Module = { names: Map<string, Binding>; exports: Map<string, Binding>; stars: string[] };

/** A public declaration in canonical form: `text` is the same for the same signature, whatever its implementation. */
export type PublicName = { name: string; text: string };

const printer = ts.createPrinter({ removeComments: true });

/**
 * Returns the public names of the module in `entry`, sorted, each with the text of its signature and of every type of
 * these sources that the signature names. Reads only syntax, without a type checker: all exports of this project
 * declare their types. Throws an Error for a file that can't be read.
 */
export function readPublicNames(entry: string): PublicName[] {
  const modules = new Map<string, Module>();
  const load = (file: string): Module => {
    const known = modules.get(file);
    if (known) return known;
    const module = readModule(file);
    modules.set(file, module);
    return module;
  };
  const exported = exportsOf(entry, load, new Set());
  return [...exported]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, binding]) => ({ name, text: closure(binding, load) }));
}

function exportsOf(file: string, load: (file: string) => Module, seen: Set<string>): Map<string, Binding> {
  if (seen.has(file)) return new Map();
  seen.add(file);
  const { exports, stars } = load(file);
  const all = new Map(exports);
  for (const star of stars) {
    if (!star.startsWith('/')) all.set(`* from ${star}`, { from: star, name: '*' });
    else for (const [name, binding] of exportsOf(star, load, seen)) if (!all.has(name)) all.set(name, binding);
  }
  return all;
}

/** Returns the signature of a binding, followed by the declarations of these sources that it names, in their order. */
function closure(start: Binding, load: (file: string) => Module): string {
  const texts: string[] = [];
  const seen = new Set<ts.Node>();
  const visit = (binding: Binding): void => {
    const found = resolve(binding, load);
    if ('from' in found) {
      texts.push(`${found.name} of ${found.from}`);
      return;
    }
    if (seen.has(found.node)) return;
    seen.add(found.node);
    const signature = signatureOf(found.node);
    texts.push(print(signature, found.node.getSourceFile()));
    for (const name of namesIn(signature)) {
      const next = load(found.file).names.get(name);
      if (next) visit(next);
    }
  };
  visit(start);
  return texts.join('\n');
}

function resolve(binding: Binding, load: (file: string) => Module): Binding {
  if (!('from' in binding) || !binding.from.startsWith('/') || binding.name === '*') return binding;
  const found = exportsOf(binding.from, load, new Set()).get(binding.name);
  if (!found) throw new Error(`${binding.from} exports no ${binding.name}.`);
  return resolve(found, load);
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { names: new Map(), exports: new Map(), stars: [] };
  for (const statement of source.statements) readStatement(statement, file, module);
  return module;
}

function readStatement(statement: ts.Statement, file: string, module: Module): void {
  if (ts.isImportDeclaration(statement)) readImport(statement, file, module);
  else if (ts.isExportDeclaration(statement)) readExport(statement, file, module);
  else
    for (const [name, node] of declaredIn(statement)) {
      const binding = { file, node };
      module.names.set(name, binding);
      const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
      const has = (kind: ts.SyntaxKind): boolean => modifiers.some((modifier) => modifier.kind === kind);
      if (has(ts.SyntaxKind.ExportKeyword))
        module.exports.set(has(ts.SyntaxKind.DefaultKeyword) ? 'default' : name, binding);
    }
}

function declaredIn(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((node): [string, ts.Node][] =>
      ts.isIdentifier(node.name) ? [[node.name.text, node]] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [[statement.name?.text ?? 'default', statement]] : [];
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, file: string, { names }: Module): void {
  const from = pathOf(moduleSpecifier, file);
  if (importClause?.name) names.set(importClause.name.text, { from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.set(bindings.name.text, { from, name: '*' });
  else
    for (const { name, propertyName } of bindings?.elements ?? [])
      names.set(name.text, { from, name: (propertyName ?? name).text });
}

function readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration, file: string, module: Module): void {
  const from = moduleSpecifier ? pathOf(moduleSpecifier, file) : null;
  if (!exportClause) {
    if (from !== null) module.stars.push(from);
  } else if (ts.isNamespaceExport(exportClause))
    module.exports.set(exportClause.name.text, { from: from ?? file, name: '*' });
  else
    for (const { name, propertyName } of exportClause.elements) {
      const local = (propertyName ?? name).text;
      const binding = from === null ? module.names.get(local) : { from, name: local };
      if (binding) module.exports.set(name.text, binding);
    }
}

/** Returns the absolute path of an imported source, or the name of a package or of a file that is no code. */
function pathOf(specifier: ts.Expression, file: string): string {
  const name = ts.isStringLiteral(specifier) ? specifier.text : '';
  if (!name.startsWith('.')) return name;
  const path = join(dirname(file), name);
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => path + ending);
  return candidates.find((candidate) => existsSync(candidate)) ?? name;
}

/** Returns the public part of a declaration: without function bodies, and values by their declared type, if any. */
function signatureOf(node: ts.Node): ts.Node {
  if (ts.isVariableDeclaration(node)) return node.type ?? withoutBodies(node.initializer ?? node);
  return withoutBodies(node);
}

/** Removes function bodies, and the sentences of text modules: other words are no other interface. */
function withoutBodies(node: ts.Node): ts.Node {
  const blank = (child: ts.Node): ts.Node =>
    ts.isStringLiteralLike(child) ? ts.factory.createStringLiteral('') : ts.visitEachChild(child, blank, undefined);
  const strip = (child: ts.Node): ts.Node => {
    if (ts.isCallExpression(child) && child.expression.getText() === 'translatable')
      return ts.visitEachChild(child, blank, undefined);
    if (ts.isBlock(child)) return ts.factory.createBlock([]);
    if (ts.isArrowFunction(child) && child.type && !ts.isBlock(child.body))
      return ts.factory.updateArrowFunction(
        child,
        child.modifiers,
        child.typeParameters,
        child.parameters,
        child.type,
        child.equalsGreaterThanToken,
        ts.factory.createBlock([]),
      );
    return ts.visitEachChild(child, strip, undefined);
  };
  return strip(node);
}

/** Prints without comments, and with single spaces. */
function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replaceAll(/\s+/g, ' ');
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const collect = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, collect);
  };
  collect(node);
  return names;
}
