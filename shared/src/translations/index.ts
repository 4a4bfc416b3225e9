export { languageName } from './languageName';
export { defineLanguages, translatable, type Languages, type Translation, type TranslationsOf } from './translatable';
