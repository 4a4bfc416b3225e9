import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * Names each chunk after its role: its own name, or else the module that it loads for (`AccountPage`). Such an id stays
 * the same from release to release, and is never the 0 that webpack-subresource-integrity 5.1 skips. Chunks of equal
 * roles differ by the paths of their modules.
 */
export class RoleChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RoleChunkIdsPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap('RoleChunkIdsPlugin', (chunks) => {
        const all = [...chunks];
        const named = all.filter(({ name }) => Boolean(name));
        for (const chunk of named) assign(chunk, plain(chunk.name ?? ''));
        const unnamed = all.filter(({ name, id }) => !name && id === null);
        assignRoles(unnamed, new Set(named.map(({ id }) => String(id))), compilation);
      });
    });
  }
}

function assignRoles(chunks: readonly Chunk[], names: ReadonlySet<string>, compilation: Compilation): void {
  const taken = new Set(names);
  const roles = chunks.map((chunk) => roleOfChunk(chunk, compilation));
  for (const [index, chunk] of chunks.entries()) {
    const role = roles[index] ?? '';
    const isUnique = roles.filter((other) => other === role).length === 1 && !taken.has(role);
    let id = isUnique ? role : `${role}-${shortHash(modulesOf(chunk, compilation))}`;
    while (taken.has(id)) id += '-';
    taken.add(id);
    assign(chunk, id);
  }
}

/** Returns the role of a chunk: the first of the modules that it loads for, scripts before styles, by their paths. */
function roleOfChunk(chunk: Chunk, { chunkGraph, compiler }: Compilation): string {
  const roots = Array.from(chunkGraph.getChunkRootModules(chunk), (module) => nameOf(module, compiler.context));
  roots.sort((a, b) => Number(a.endsWith('.css')) - Number(b.endsWith('.css')) || (a < b ? -1 : 1));
  return roleOf(roots[0] ?? '');
}

/** Returns all modules of a chunk as text: two chunks may load for the same module, and differ in what they lack. */
function modulesOf(chunk: Chunk, { chunkGraph, compiler }: Compilation): string {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(innerModules);
  return modules
    .map((module) => nameOf(module, compiler.context))
    .sort()
    .join('\n');
}

/** Returns the modules that webpack has concatenated into one, or else the module itself. */
function innerModules(module: Module): Module[] {
  const { modules } = module as Module & { modules?: Module[] };
  return modules?.flatMap(innerModules) ?? [module];
}

/** Returns the path of a module from the workspace or from `node_modules`; for a module without a file, its request. */
function nameOf(module: Module, context: string): string {
  const file = module.nameForCondition();
  if (file === null) return module.libIdent({ context }) ?? module.type;
  const path = relative(context, file).split(sep).join('/');
  return path.slice(Math.max(0, path.lastIndexOf('node_modules/')));
}

function roleOf(path: string): string {
  const [, owner] = PACKAGE.exec(`/${path}`) ?? [];
  if (owner !== undefined) return plain(owner);
  const file = basename(path).replace(/\..*$/, '');
  return plain(file === 'index' ? basename(dirname(path)) : file);
}

/** Returns a name of letters, digits and `_-` alone, as the integrity plugin expects of ids. */
const plain = (name: string): string => name.replace(/^@/, '').replace(/[^\w-]+/g, '-') || 'chunk';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

function assign(chunk: Chunk, id: string): void {
  chunk.id = id;
  chunk.ids = [id];
}
