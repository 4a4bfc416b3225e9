import { directionOf, onLanguageChange, pageLanguage } from '@lectern/shared/text';

/** Keeps `<html dir>` at the direction of the page's language, now and whenever the language changes. */
export function followDirection(): void {
  const page = document.documentElement;
  const apply = (): void => {
    const direction = directionOf(pageLanguage());
    // Pages come with theirs: setting it, even to the same, makes the browser compute the styles of all elements again.
    if (page.dir !== direction) page.dir = direction;
  };
  apply();
  onLanguageChange(apply);
}
