import { nameOf, type AnyRelease } from './liveState';
import type { Refusal } from '../refusal';

/**
 * Files of the live shell release that the gateway serves at the site's root, because browsers expect them there or
 * they need the scope `/`.
 */
export const ROOT_FILES: readonly string[] = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'sw.js',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
];

/** First segments of the paths that the gateway and the backend answer themselves. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['__', 'api', 'healthz', 'metrics', 'readyz', 'registry.json', 'remotes', 'telemetry', 'v0', 'v1'],
  ...['robots.txt', 'sitemap.xml', 'sitemap-pages.xml'],
  ...['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  ...ROOT_FILES,
]);

/** The parts of the site map that list courses: `sitemap-courses-1.xml`. */
const COURSE_SITEMAP = /^sitemap-courses-\d+\.xml$/;

/** Returns a refusal for each route of `release` that visitors would never reach, because the site answers its path. */
export function reservedPathRefusals(release: AnyRelease): Refusal[] {
  return release.routes.flatMap(({ path }) => {
    const first = path.split('/')[1] ?? '';
    if (!RESERVED.has(first) && !COURSE_SITEMAP.test(first)) return [];
    return {
      code: 'reserved-path',
      what: `${nameOf(release)} declares the path ${path}.`,
      why: `The site itself answers addresses under /${first}, so the screen would never be shown.`,
      fix: 'Choose another path.',
    };
  });
}
