import { parseVersion } from '@lectern/shared/contract';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { buildRelease, RELEASE_FILE } from '../../release/build';
import { readPackage, readRelease, remoteWorkspaces } from '../../release';
import { EXIT } from '../output/exitCodes';
import { printResult } from '../output/printResult';
import { requireOneOf, requireVersion } from '../options/requireOwner';
import { ROOT, withExamples } from '../options/storeOptions';

type BuildOptions = { version?: string; out: string; json?: boolean };

/** Adds `lectern build <remote|shell> --out DIR`. */
export function addBuildCommand(program: Command): void {
  const command = program
    .command('build <remote>')
    .description("build into a new folder, without releasing (remote: a remote's name, or shell)")
    .requiredOption('--out <dir>', 'a folder for the bundle: new, empty, or with an earlier build, which is replaced')
    .option('--version <x.y.z>', 'its version (default: from its package.json)')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(command, 'build info --out build/info').action(
    async (owner: string, { version, out, json }: BuildOptions) => {
      endWithParent();
      const workspaces = remoteWorkspaces(ROOT);
      requireOneOf(
        owner,
        workspaces.map((workspace) => workspace.name),
      );
      if (version !== undefined) requireVersion(version);
      const workspaceDir = workspaces.find((workspace) => workspace.name === owner)?.directory ?? '';
      await removeEarlierBuild(owner, resolve(out));
      const release = await buildRelease({
        workspaceDir,
        version: version ?? parseVersion(readPackage(workspaceDir).version, 'version'),
        outDir: resolve(out),
      });
      printResult({ json }, { owner, version: release.version, folder: resolve(out) }, [
        `${owner} ${release.version} is built in ${resolve(out)}.`,
        `To release it: lectern release ${owner} --from ${out}`,
      ]);
    },
  );
}

/** Removes the folder if it holds a build of `owner`. Rejects with a RefusedError when its release.json is damaged. */
async function removeEarlierBuild(owner: string, folder: string): Promise<void> {
  if (!existsSync(join(folder, RELEASE_FILE))) return;
  if ((await readRelease(folder)).remote === owner) await rm(folder, { recursive: true });
}

/** Ends this process once a parent that opened a channel to it has ended: then nobody waits for the build. */
function endWithParent(): void {
  const end = (): never => process.exit(EXIT.refused);
  // Without a channel, there is neither.
  const { connected, channel } = process as { connected?: boolean; channel?: { unref(): void } };
  if (connected === false) end();
  process.once('disconnect', end);
  // The channel itself must not keep a finished build from ending.
  channel?.unref();
}
