import { useId } from 'react';
import { useText } from '@lectern/shared/text';
import { languageName } from '@lectern/shared/translations';
import { deferredText } from '../../text/deferred.en';
import * as styles from './SiteMenu.module.css';
import { useLanguageChoice } from './useLanguageChoice';

/** Radio buttons for the language, all in view. Renders nothing on a site with one language. */
export function LanguageChoices() {
  const name = useId();
  const { label } = useText(deferredText).language;
  const choice = useLanguageChoice();
  if (!choice) return null;
  return (
    <fieldset className={styles.theme}>
      <legend>{label}</legend>
      {choice.tags.map((tag) => (
        <label key={tag} lang={tag} className={styles.choice}>
          <input type="radio" name={name} checked={tag === choice.chosen} onChange={() => choice.choose(tag)} />
          {languageName(tag)}
        </label>
      ))}
    </fieldset>
  );
}
