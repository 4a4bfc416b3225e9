import { nameOf, type AnyRelease } from './liveState';
import type { Refusal } from '../refusal';

/** Paths that the gateway and the backend answer themselves, by their first segment. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['__', 'api', 'healthz', 'metrics', 'readyz', 'registry.json', 'remotes', 'telemetry', 'v0', 'v1'],
  ...['robots.txt', 'sitemap.xml', 'sitemap-pages.xml', 'sw.js', 'favicon.ico', 'manifest.webmanifest'],
  ...['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
]);

/** Returns a refusal for each route of `release` whose pages would never be shown, since its addresses are taken. */
export function reservedPathRefusals(release: AnyRelease): Refusal[] {
  return release.routes
    .filter(({ path }) => RESERVED.has(path.split('/')[1] ?? ''))
    .map(({ path }) => ({
      code: 'reserved-path',
      what: `${nameOf(release)} declares the path ${path}.`,
      why: `The site itself answers addresses under /${path.split('/')[1] ?? ''}, so the screen would never be shown.`,
      fix: 'Choose another path.',
    }));
}
