import {
  LANGUAGES_FILE,
  parseReleaseLanguages,
  type Asset,
  type PageTranslations,
  type PageWords,
  type Registry,
  type Release,
  type ReleaseLanguage,
  type ShellRelease,
} from '@lectern/shared/contract';
import { integrityOf, readBytes, type BundleStore } from '../../../release';
import { parseTemplate, type Template } from '../pages/template';

/** Largest `languages.json` that is read, in bytes. */
const MAX_BYTES = 1024 * 1024;

/** Template and texts of the shell in one language. */
export type ShellLanguage = { template: Template; words: PageWords };

/** The languages of a revision's releases, besides English. */
export type SiteLanguages = {
  /** Returns the languages of a shell release; empty for one in English only. */
  offered: (shell: ShellRelease) => readonly string[];
  /** Returns the page template and words of a shell release in a language that it offers. */
  shellIn: (shell: ShellRelease, language: string) => ShellLanguage | null;
  /** Returns the translations for a page of `registry`, without releases that lack the language: they stay English. */
  pageIn: (registry: Registry, language: string) => PageTranslations;
};

type AnyRelease = Release | ShellRelease;
type Languages = Readonly<Record<string, ReleaseLanguage>>;

/**
 * Reads the languages of all releases of a revision. Never rejects: a release whose `languages.json` is missing or
 * damaged counts as one in English only.
 */
export async function readSiteLanguages(registry: Registry, bundles: BundleStore): Promise<SiteLanguages> {
  const known = new Map<string, Languages>();
  for (const release of releasesOf(registry)) known.set(keyOf(release), await readLanguages(release, bundles));
  const shells = new Map<string, ShellLanguage>();
  for (const release of shellsOf(registry)) {
    for (const [language, { template, words }] of Object.entries(known.get(keyOf(release)) ?? {})) {
      const parsed = template && (await readTemplate(release, template, bundles));
      if (parsed && words) shells.set(`${release.version} ${language}`, { template: parsed, words });
    }
  }
  const shellIn = ({ version }: ShellRelease, language: string) => shells.get(`${version} ${language}`) ?? null;
  // Every page asks for them.
  const offered = new Map(
    shellsOf(registry).map((shell) => [
      shell.version,
      (shell.languages ?? []).filter((language) => shellIn(shell, language) !== null),
    ]),
  );
  return {
    shellIn,
    offered: ({ version }) => offered.get(version) ?? [],
    pageIn: (page, language) => translationsOf(page, (release) => known.get(keyOf(release))?.[language]),
  };
}

function translationsOf(
  registry: Registry,
  languageOf: (release: AnyRelease) => ReleaseLanguage | undefined,
): PageTranslations {
  const translations: PageTranslations = { texts: {}, titles: {} };
  for (const release of releasesOf(registry).toReversed()) {
    const language = languageOf(release);
    if (!language) continue;
    translations.texts['global' in release ? release.global : 'shell'] = language.js;
    // The stable release comes last, so its titles win.
    translations.titles[release.remote] = { ...translations.titles[release.remote], ...language.titles };
  }
  return translations;
}

/** Returns all releases of a revision, the stable ones first. */
function releasesOf({ shell, remotes }: Registry): AnyRelease[] {
  const channels = [shell, ...Object.values(remotes)];
  return [
    ...channels.map(({ stable }) => stable),
    ...channels.flatMap(({ canary }) => (canary ? [canary.release] : [])),
    ...Object.values(remotes).flatMap(({ fallback }) => (fallback ? [fallback] : [])),
  ];
}

const shellsOf = ({ shell: { stable, canary } }: Registry): ShellRelease[] =>
  canary ? [stable, canary.release] : [stable];

const keyOf = ({ remote, version }: AnyRelease): string => `${remote} ${version}`;

async function readLanguages({ remote, version }: AnyRelease, bundles: BundleStore): Promise<Languages> {
  try {
    const bytes = await readIntact({ remote, version }, LANGUAGES_FILE, bundles);
    if (!bytes || bytes.length > MAX_BYTES) return {};
    return parseReleaseLanguages(JSON.parse(new TextDecoder().decode(bytes)), LANGUAGES_FILE);
  } catch {
    return {};
  }
}

async function readTemplate(shell: ShellRelease, asset: Asset, bundles: BundleStore): Promise<Template | null> {
  try {
    const bytes = await readIntact(shell, asset.url.slice(asset.url.lastIndexOf('/') + 1), bundles);
    return bytes && parseTemplate(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Reads a file of a bundle; null when it is missing, or is not the file that the release names. */
async function readIntact(
  { remote, version }: Pick<AnyRelease, 'remote' | 'version'>,
  file: string,
  bundles: BundleStore,
): Promise<Uint8Array | null> {
  const path = await bundles.fileOf(remote, version, file);
  if (path === null) return null;
  const [bytes, hashes] = await Promise.all([readBytes(path), bundles.hashes(remote, version)]);
  return hashes?.get(file) === integrityOf(bytes) ? bytes : null;
}
