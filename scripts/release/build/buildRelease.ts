import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, parseShellRelease, type Release, type ShellRelease } from '@lectern/shared/contract';
import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildError } from './BuildError';
import { describeErrors } from './describeErrors';
import { RELEASE_FILE } from '../store/fileHashes';
import { federated } from './configuration/federated';
import { workspaceAt } from './workspace/workspaces';

/** Options of a build: the workspace's folder, the version to assign, and an empty or new folder for the bundle. */
export type BuildRequest = { workspaceDir: string; version: string; outDir: string };

/**
 * Builds one release into `outDir` and resolves to its description, also written there as `release.json`. Rejects with
 * a BuildError that names file and line where webpack reports them; discard the contents of `outDir` in that case.
 */
export async function buildRelease({ workspaceDir, version, outDir }: BuildRequest): Promise<Release | ShellRelease> {
  if (existsSync(outDir) && readdirSync(outDir).length > 0) {
    throw new BuildError(`${outDir} is not empty`, 'A bundle holds the files of one build only: name a new folder.');
  }
  const workspace = workspaceAt(workspaceDir);
  await compile(federated(workspaceDir, { version, outDir }), workspace.name);
  const description: unknown = JSON.parse(await readFile(join(outDir, RELEASE_FILE), 'utf8'));
  return workspace.kind === 'shell' ? parseShellRelease(description, 'release') : parseRelease(description, 'release');
}

/**
 * Runs webpack once. Rejects with the BuildError that one of our plugins reported, or else with one that lists
 * webpack's errors.
 */
export async function compile(configuration: Configuration, name: string): Promise<void> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(asBuildError(error, name));
      else if (result) resolve(result);
      else reject(new BuildError(`${name}: webpack stopped without a result`, 'Run the build again.'));
    });
  });
  // webpack writes its persistent cache on close.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const reported = stats.compilation.errors.map((error) => error.cause).find((cause) => cause instanceof BuildError);
  if (reported) throw reported;
  if (stats.hasErrors())
    throw new BuildError(
      `${name} does not build:\n${describeErrors(stats, name)}`,
      'Correct the sources and build again.',
    );
}

function asBuildError(error: Error, name: string): BuildError {
  return new BuildError(`${name}: ${error.message}`, 'Correct the cause and build again.', { cause: error });
}
