import type { Asset, Release, ReleaseRoute, ShellRelease } from '@lectern/shared/contract';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refusal } from '../refusal';

/**
 * What the first content of a page may cost over the wire, in kilobytes of 1,000 bytes after brotli. A page pays the
 * shell's share and one route's: its remote entry with its screen's scripts, and its screen's styles. A route may
 * declare `extraJsKb` on top of its share.
 */
export const BYTE_BUDGET = { shell: { js: 102, css: 6 }, route: { js: 35, css: 6 } } as const;

type Spending = { who: string; kind: 'js' | 'css'; allowedKb: number; assets: readonly Asset[]; fix: string };

const LATER = 'Load what its first content does not need with import()';

/**
 * Why the build in `folder` costs more than its budget allows, one refusal for each share that is overspent. Its files
 * must be those of `release`.
 */
export async function findOverspending(release: Release | ShellRelease, folder: string): Promise<Refusal[]> {
  const spendings =
    'entry' in release
      ? release.routes.flatMap((route) => routeSpending(route, [release.entry]))
      : shellSpending(release);
  const judged = await Promise.all(spendings.map((spending) => judge(release, spending, folder)));
  return judged.filter((refusal) => refusal !== null);
}

function shellSpending({ assets, routes }: ShellRelease): Spending[] {
  const share = (kind: 'js' | 'css'): Spending => ({
    who: "the shell's first content",
    kind,
    allowedKb: BYTE_BUDGET.shell[kind],
    assets: assets[kind],
    fix: `${LATER}.`,
  });
  return [share('js'), share('css'), ...routes.flatMap((route) => routeSpending(route, []))];
}

function routeSpending({ id, assets, extraJsKb = 0 }: ReleaseRoute, entry: readonly Asset[]): Spending[] {
  const who = `route "${id}"`;
  return [
    {
      who,
      kind: 'js',
      allowedKb: BYTE_BUDGET.route.js + extraJsKb,
      assets: [...entry, ...assets.js],
      fix: `${LATER}, or declare what it is worth as extraJsKb of the route in src/remote.ts.`,
    },
    {
      who,
      kind: 'css',
      allowedKb: BYTE_BUDGET.route.css,
      assets: assets.css,
      fix: "Use what the kit's styles give, or load the rest with the part that needs it.",
    },
  ];
}

async function judge(
  release: Release | ShellRelease,
  { who, kind, allowedKb, assets, fix }: Spending,
  folder: string,
): Promise<Refusal | null> {
  const base = `/remotes/${release.remote}/${release.version}/`;
  const sizes = await Promise.all(assets.map(({ url }) => wireBytes(join(folder, url.slice(base.length)))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const allowed = allowedKb * 1000;
  if (bytes <= allowed) return null;
  return {
    code: 'over-budget',
    what:
      `${release.remote} ${release.version} is over its byte budget: ${who} needs ${bytes} bytes of ` +
      `${kind === 'js' ? 'scripts' : 'styles'} (brotli), ${allowed} are allowed.`,
    why: 'Visitors wait for all of it before they see anything.',
    fix,
  };
}

/** What a browser receives of a file: the brotli copy, or the file itself where that is too small for one. */
async function wireBytes(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return (compressed ?? (await stat(file))).size;
}
