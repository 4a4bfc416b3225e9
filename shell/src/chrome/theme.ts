import type { ThemeChoice } from '@lectern/shared/host';
import { createSignal, type Signal } from './signal';

const KEY = 'lectern.theme';

/** The visitor's choice, kept in local storage and shared by all tabs; `<html data-theme>` carries it to the tokens. */
export type Theme = { choice: Signal<ThemeChoice>; choose: (choice: ThemeChoice) => void };

/** Applies the kept choice at once: before the first render, so that nothing flashes. */
export function createTheme(): Theme {
  const choice = createSignal<ThemeChoice>('system');
  const apply = (value: string | null): void => {
    choice.set(value === 'light' || value === 'dark' ? value : 'system');
    document.documentElement.dataset.theme = choice.get();
  };
  apply(read());
  addEventListener('storage', (event) => {
    if (event.key === KEY) apply(event.newValue);
  });
  return {
    choice,
    choose(value) {
      apply(value);
      keep(value);
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice holds for this page.
  }
}
