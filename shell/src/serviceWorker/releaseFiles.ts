import {
  FILES_FILE,
  parseReleaseFiles,
  type Asset,
  type Canaries,
  type Channel,
  type Registry,
  type Release,
  type ShellRelease,
} from '@lectern/shared/contract';

/**
 * Resolves to every file of the releases that a visitor with these canaries gets, and of the stable ones, which replace
 * a canary that fails. Rejects when a list of files fails.
 */
export async function filesOf({ shell, remotes }: Registry, canaries: Canaries): Promise<Asset[]> {
  const shells = releasesOf(shell, canaries.shell).map((release) => ({
    base: release.template.url,
    known: [...release.assets.js, ...release.assets.css, ...screenFiles(release)],
  }));
  const others = Object.entries(remotes)
    .flatMap(([owner, channel]) => releasesOf(channel, canaries[owner]))
    .map((release) => ({ base: release.entry.url, known: [release.entry, ...screenFiles(release)] }));
  const files = (await Promise.all([...shells, ...others].map(({ base, known }) => listFiles(base, known)))).flat();
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** Reads `files.json` beside a release. For a release without one, returns the files that the registry names. */
async function listFiles(base: string, known: Asset[]): Promise<Asset[]> {
  const url = new URL(FILES_FILE, new URL(base, location.origin)).href;
  const response = await fetch(url);
  if (response.status === 404) return known;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return parseReleaseFiles((await response.json()) as unknown, url);
}

function releasesOf<R extends { version: string }>({ stable, canary }: Channel<R>, version: string | undefined): R[] {
  return canary && canary.release.version === version ? [stable, canary.release] : [stable];
}

function screenFiles({ routes }: Release | ShellRelease): Asset[] {
  return routes.flatMap(({ assets }) => [...assets.js, ...assets.css]);
}
