import { directionOf, onLanguageChange, pageLanguage } from '@lectern/shared/text';

/** Sets `<html dir>` to the direction of the page's language, now and whenever the language changes. */
export function followDirection(): void {
  const apply = (): void => void (document.documentElement.dir = directionOf(pageLanguage()));
  apply();
  onLanguageChange(apply);
}
