import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Writes a project with the sources of `config`, and ones of its references, whose outputs are below `folder`: so a
 * check while editing never meets one of the whole repository, or of another remote. Returns its file; `config` itself
 * where that has no outputs, or comments.
 */
export function writeProject(folder: string, config: string): string {
  const { compilerOptions = {} } = parseConfig(config);
  if (compilerOptions.outDir === undefined) return config;
  const references = referencesOf(config).map((reference) => {
    const name = `${basename(dirname(reference))}-${basename(reference, '.json')}`;
    return { path: writeProject(join(folder, name), reference) };
  });
  const project = {
    extends: config,
    compilerOptions: { outDir: join(folder, 'out'), tsBuildInfoFile: join(folder, 'types.tsbuildinfo') },
    references,
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project, null, 2));
  return file;
}

/** Returns the folders whose files a check of `config` reads: its own and those of its references. */
export function sourceFolders(config: string): string[] {
  return [...new Set([realpathSync(dirname(config)), ...referencesOf(config).flatMap(sourceFolders)])];
}

/** Returns the files of the projects that a project refers to, without those that do not exist. */
function referencesOf(config: string): string[] {
  const paths = (parseConfig(config).references ?? []).map(({ path }) => resolve(dirname(config), path));
  return paths
    .map((path) => (path.endsWith('.json') ? path : join(path, 'tsconfig.json')))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
}

type Config = { references?: { path: string }[]; compilerOptions?: { outDir?: string } };

function parseConfig(file: string): Config {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Config;
  } catch {
    return {};
  }
}
