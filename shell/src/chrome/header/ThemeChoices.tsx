import { useId, useSyncExternalStore } from 'react';
import { useText } from '@lectern/shared/text';
import type { Theme } from '../../state/theme';
import { deferredText } from '../../text/deferred.en';
import type { ShellText } from '../../text/shell.en';
import * as styles from './SiteMenu.module.css';
import { THEME_CHOICES } from './themeIcons';

/** Radio buttons for the theme, all in view. Takes the theme as a prop, since it is a deferred part. */
export function ThemeChoices({ text, theme: { choice, choose } }: { text: ShellText['theme']; theme: Theme }) {
  const name = useId();
  const chosen = useSyncExternalStore(choice.subscribe, choice.get);
  return (
    <fieldset className={styles.theme}>
      <legend>{useText(deferredText).theme}</legend>
      {THEME_CHOICES.map(([one, Icon]) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
          <Icon />
          {text[one]}
        </label>
      ))}
    </fieldset>
  );
}
