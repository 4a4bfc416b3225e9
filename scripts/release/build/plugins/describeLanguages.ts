import type { ReleaseLanguage } from '@lectern/shared/contract';
import type { Compilation } from 'webpack';
import { BuildError } from '../BuildError';
import type { BuildTarget } from '../configuration/target';
import { languagesOf, readPageTexts, readTitles } from '../workspace/languages';
import { templateFile } from '../workspace/pageTemplate';
import { assetOf, groupAssets } from './chunkAssets';

/** Name of the chunk that loads a bundle's languages. */
export const LANGUAGES_CHUNK = 'languages';

/** Prefix of the name of a chunk with the texts of one language. */
const TEXT_CHUNK = 'text-';

/** Matches the files that belong to languages: pages name them for the languages that they use. */
export const LANGUAGE_FILES = new RegExp(`^(${LANGUAGES_CHUNK}|${TEXT_CHUNK}[\\w-]+|template\\.[\\w-]+)\\.`);

/**
 * Returns the contents of `languages.json`: the languages of the bundle besides English. Throws a BuildError when a
 * language has texts that `text/languages.ts` does not import as the chunk `text-<language>`.
 */
export function describeLanguages(compilation: Compilation, target: BuildTarget): Record<string, ReleaseLanguage> {
  const { workspace } = target;
  return Object.fromEntries(
    languagesOf(workspace).map((language) => [
      language,
      {
        js: [
          ...scriptsOf(compilation, target, LANGUAGES_CHUNK),
          ...scriptsOf(compilation, target, TEXT_CHUNK + language),
        ],
        titles: readTitles(workspace, language),
        ...(workspace.kind === 'shell' && {
          template: assetOf(compilation, target, templateFile(language)),
          words: wordsOf(readPageTexts(workspace, language)),
        }),
      },
    ]),
  );
}

function wordsOf({ notFound, maintenance, description }: ReturnType<typeof readPageTexts>): ReleaseLanguage['words'] {
  return { notFound, maintenance, description };
}

function scriptsOf(compilation: Compilation, target: BuildTarget, chunk: string): ReleaseLanguage['js'] {
  const group = compilation.namedChunkGroups.get(chunk);
  if (group) return groupAssets(compilation, target, group).js;
  throw new BuildError(
    `${target.workspace.name}: the build has no chunk "${chunk}"`,
    `Import the language in src/text/languages.ts with the webpackChunkName "${TEXT_CHUNK}<language>".`,
  );
}
