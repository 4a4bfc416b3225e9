import { useId, useSyncExternalStore } from 'react';
import type { ShellText } from '../text/en';
import { useLaterText } from '../text/useLaterText';
import type { Theme } from './theme';
import { THEME_CHOICES } from './themeIcons';
import classes from './SiteMenu.module.css';

/** Chooses the theme among all of its choices in view, where there is room for them. */
export function ThemeChoices({ text, theme: { choice, choose } }: { text: ShellText['theme']; theme: Theme }) {
  const name = useId();
  const chosen = useSyncExternalStore(choice.subscribe, choice.get);
  return (
    <fieldset className={classes.theme}>
      <legend>{useLaterText().theme}</legend>
      {THEME_CHOICES.map(([one, Icon]) => (
        <label key={one} className={classes.choice}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
          <Icon />
          {text[one]}
        </label>
      ))}
    </fieldset>
  );
}
