import {
  FILES_FILE,
  parseReleaseFiles,
  type Asset,
  type Channel,
  type Registry,
  type Release,
  type ShellRelease,
} from '@lectern/shared/contract';

/** Resolves to every file of the releases that visitors of this revision get. Rejects when a list of files fails. */
export async function filesOf({ shell, remotes }: Registry): Promise<Asset[]> {
  const shells = releasesOf(shell).map((release) => ({
    base: release.template.url,
    known: [...release.assets.js, ...release.assets.css, ...screenFiles(release)],
  }));
  const others = Object.values(remotes)
    .flatMap(releasesOf)
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

function releasesOf<R>({ stable, canary }: Channel<R>): R[] {
  return canary ? [stable, canary.release] : [stable];
}

function screenFiles({ routes }: Release | ShellRelease): Asset[] {
  return routes.flatMap(({ assets }) => [...assets.js, ...assets.css]);
}
