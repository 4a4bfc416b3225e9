import { directionOf, onLanguageChange, pageLanguage } from '@lectern/shared/text';

/** Keeps `<html dir>` at the direction of the page's language, now and whenever the language changes. */
export function followDirection(): void {
  const page = document.documentElement;
  const apply = (): void => {
    const direction = directionOf(pageLanguage());
    // The HTML has it already. Setting it again, even to the same value, makes the browser restyle all elements.
    if (page.dir !== direction) page.dir = direction;
  };
  apply();
  onLanguageChange(apply);
}
