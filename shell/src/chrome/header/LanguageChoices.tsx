import { useId } from 'react';
import { languageName } from '@lectern/shared/translations';
import styles from './SiteMenu.module.css';
import type { LanguageChoice } from './LanguageChoice';

/** Radio buttons for the language, all in view. Renders nothing on a site with one language. */
export function LanguageChoices({
  label,
  choice: { tags, chosen, choose },
}: {
  label: string;
  choice: LanguageChoice;
}) {
  const name = useId();
  if (tags.length < 2) return null;
  return (
    <fieldset className={styles.theme}>
      <legend>{label}</legend>
      {tags.map((tag) => (
        <label key={tag} lang={tag} className={styles.choice}>
          <input type="radio" name={name} checked={tag === chosen} onChange={() => choose(tag)} />
          {languageName(tag)}
        </label>
      ))}
    </fieldset>
  );
}
