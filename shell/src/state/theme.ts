import type { ThemeChoice } from '@lectern/shared/host';
import { storedText } from '../boot/storedText';
import { createSignal, type Signal } from './signal';

const KEY = 'lectern.theme';

/** The visitor's theme, stored in local storage and shared by all tabs; `<html data-theme>` passes it to the styles. */
export type Theme = { choice: Signal<ThemeChoice>; choose: (choice: ThemeChoice) => void };

/** Creates the theme. Applies the stored choice at once, before the first render, so that nothing flashes. */
export function createTheme(): Theme {
  const choice = createSignal(themeOf(document.documentElement.dataset.theme));
  const apply = (value: string | null): void => {
    choice.set(themeOf(value));
    document.documentElement.dataset.theme = choice.get();
  };
  apply(storedText(KEY));
  addEventListener('storage', (event) => {
    if (event.key === KEY) apply(event.newValue);
  });
  return {
    choice,
    choose(value) {
      apply(value);
      save(value);
    },
  };
}

const themeOf = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

function save(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
}
