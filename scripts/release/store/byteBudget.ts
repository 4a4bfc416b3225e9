import type { Asset, Release, ReleaseRoute, ShellRelease } from '@lectern/shared/contract';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refusal } from '../refusal';

/**
 * Transfer budget for the first content of a page, in kilobytes (1,000 bytes) after brotli. A page loads the shell's
 * share and one route's share: remote entry and screen scripts (`js`), screen styles (`css`). A route may declare
 * `extraJsKb` on top of its share.
 */
export const BYTE_BUDGET = { shell: { js: 88, css: 6 }, route: { js: 35, css: 6 } } as const;

type Share = { part: string; kind: 'js' | 'css'; allowedKb: number; assets: readonly Asset[]; fix: string };

const DEFER_ADVICE = 'Load code that the first content does not need with import()';

/**
 * Resolves to one refusal for each share of the byte budget that the build in `folder` exceeds. Its files must be those
 * of `release`.
 */
export async function findBudgetOverruns(release: Release | ShellRelease, folder: string): Promise<Refusal[]> {
  const shares =
    'entry' in release ? release.routes.flatMap((route) => routeShares(route, [release.entry])) : shellShares(release);
  const overruns = await Promise.all(shares.map((share) => overrunOf(release, share, folder)));
  return overruns.filter((refusal) => refusal !== null);
}

function shellShares({ assets, routes }: ShellRelease): Share[] {
  const share = (kind: 'js' | 'css'): Share => ({
    part: "the shell's first content",
    kind,
    allowedKb: BYTE_BUDGET.shell[kind],
    assets: assets[kind],
    fix: `${DEFER_ADVICE}.`,
  });
  return [share('js'), share('css'), ...routes.flatMap((route) => routeShares(route, []))];
}

function routeShares({ id, assets, extraJsKb = 0 }: ReleaseRoute, entry: readonly Asset[]): Share[] {
  const part = `route "${id}"`;
  return [
    {
      part,
      kind: 'js',
      allowedKb: BYTE_BUDGET.route.js + extraJsKb,
      assets: [...entry, ...assets.js],
      fix: `${DEFER_ADVICE}, or declare extraJsKb for the route in src/remote.ts.`,
    },
    {
      part,
      kind: 'css',
      allowedKb: BYTE_BUDGET.route.css,
      assets: assets.css,
      fix: "Use the kit's styles, or load the rest with the part that needs it.",
    },
  ];
}

async function overrunOf(
  release: Release | ShellRelease,
  { part, kind, allowedKb, assets, fix }: Share,
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
      `${release.remote} ${release.version} is over its byte budget: ${part} needs ${bytes} bytes of ` +
      `${kind === 'js' ? 'scripts' : 'styles'} (brotli), ${allowed} are allowed.`,
    why: 'Visitors have to load all of it before they see anything.',
    fix,
  };
}

/** Resolves to the transfer size of a file: that of its brotli copy, or its own when it is too small for a copy. */
async function wireBytes(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return (compressed ?? (await stat(file))).size;
}
