/**
 * Languages other than English, one chunk that only their pages and the language menu load. Its parts take what they
 * need from the first bundle as arguments.
 */
export { startTranslations } from './startTranslations';
export { switchLanguage } from './switchLanguage';
