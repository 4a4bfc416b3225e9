import { useHost } from '@lectern/shared/host';
import { useLanguage, useText } from '@lectern/shared/text';
import { deferredText } from '../../text/deferred.en';

/** The site's languages as BCP 47 tags, the one in use, and the function that switches to another. */
type LanguageChoice = { tags: readonly string[]; chosen: string; choose: (language: string) => void };

/** Returns the choice of languages; null on a site with one. A switch that fails is announced to screen readers. */
export function useLanguageChoice(): LanguageChoice | null {
  const { languages, announce } = useHost();
  const { failed } = useText(deferredText).language;
  const chosen = useLanguage();
  if (!languages) return null;
  const choose = (language: string): void => void languages.choose(language).catch(() => announce(failed));
  return { tags: languages.tags, chosen, choose };
}
