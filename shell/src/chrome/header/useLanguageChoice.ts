import { textOf, useLanguage } from '@lectern/shared/text';
import { usePageState } from '../../state/PageState';
import { useRegistry, useShell } from '../../state/ShellContext';
import { shellText } from '../../text/shell.en';
import type { LanguageChoice } from './LanguageChoice';

/** Returns the choice of languages. A switch that fails is announced to screen readers. */
export function useLanguageChoice(): LanguageChoice {
  const { switchLanguage } = useShell();
  const { announce } = usePageState();
  const { languages = [] } = useRegistry().shell.stable;
  return {
    tags: ['en', ...languages],
    chosen: useLanguage(),
    choose: (language) => void switchLanguage(language).catch(() => announce(textOf(shellText).language.failed)),
  };
}
