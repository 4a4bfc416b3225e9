import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { RefusedError } from '../refusal';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

type Environment = Record<string, string | undefined>;

/**
 * Returns the path of the browser that tries releases: the one that LECTERN_BROWSER (or LECTERN_CHROMIUM) names, or an
 * installed Chromium, Chrome or Edge. Null when there is none, or when LECTERN_BROWSER is `none`. Throws a RefusedError
 * for a named browser that does not exist.
 */
export function findBrowser(environment: Environment = process.env): string | null {
  const variable = environment.LECTERN_BROWSER ? 'LECTERN_BROWSER' : 'LECTERN_CHROMIUM';
  const named = environment[variable];
  if (named === 'none') return null;
  if (named) return existsSync(named) ? named : refuseNamed(variable, named);
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...INSTALLED];
  return candidates.find((path) => existsSync(path)) ?? null;
}

function refuseNamed(variable: string, path: string): never {
  throw new RefusedError({
    code: 'unverified',
    what: 'The release could not be tried in a browser.',
    why: `${variable} names ${path}, which does not exist.`,
    fix: `Set ${variable} to the path of a Chromium, Chrome or Edge, or unset it to use an installed one.`,
  });
}
