import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf } from '../../release';
import { UsageError } from '../options/UsageError';
import type { Ranges } from './ranges';

type Manifest = {
  name?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Scripts of the whole repository; those of one remote are in its own package.json. */
const SCRIPTS = {
  test: 'npm run typecheck && jest',
  typecheck: 'npm run typecheck --workspaces',
  build: 'npm run build --workspaces',
};

/** The script that `npm init` writes into a new package.json. */
const NO_TEST = 'no test specified';

const FILES = {
  'jest.config.cjs': "module.exports = require('lectern/jest')(__dirname);\n",
  '.gitignore': 'node_modules/\ndist/\n.lectern/\n',
};

/**
 * Prepares a team's own repository at `root` for the remote in `folder`: package.json, test configuration, .gitignore.
 * Adds what is missing and replaces nothing. Returns the files that it wrote.
 */
export async function prepareRepository(root: string, folder: string, tools: Ranges): Promise<string[]> {
  const manifest = completed(readManifest(root), folder, tools, basename(root));
  await writeFile(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const written = ['package.json'];
  for (const [file, content] of Object.entries(FILES)) {
    if (existsSync(join(root, file))) continue;
    await writeFile(join(root, file), content, { flag: 'wx' });
    written.push(file);
  }
  return written;
}

/** Reads the package.json at `root`; empty where there is none. Throws a UsageError when it is not usable. */
function readManifest(root: string): Manifest {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return {};
  const manifest = parsedManifest(file);
  if (Array.isArray(manifest.workspaces ?? [])) return manifest;
  throw new UsageError(`${file} has "workspaces" that is no list.`, 'Write it as a list of folders: ["mfe-events"].');
}

function parsedManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${messageOf(error)}.`, 'Correct it, and run the command again.');
  }
}

/** Returns the manifest with what is missing: scripts, the remote's workspace, and tools. Nothing of it is replaced. */
function completed(manifest: Manifest, folder: string, tools: Ranges, name: string): object {
  const { scripts = {}, dependencies = {}, devDependencies = {}, workspaces = [], ...rest } = manifest;
  const ownScripts = Object.entries(scripts).filter(([, command]) => !command.includes(NO_TEST));
  const missing = Object.entries(tools).filter(([tool]) => !(tool in dependencies));
  return {
    name: name.toLowerCase().replace(/[^a-z0-9-]+/g, '-'),
    private: true,
    ...rest,
    workspaces: workspaces.includes(folder) ? workspaces : [...workspaces, folder],
    scripts: { ...SCRIPTS, ...Object.fromEntries(ownScripts) },
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    devDependencies: sorted({ ...Object.fromEntries(missing), ...devDependencies }),
  };
}

function sorted(ranges: Ranges): Ranges {
  return Object.fromEntries(Object.entries(ranges).sort(([a], [b]) => (a < b ? -1 : 1)));
}
