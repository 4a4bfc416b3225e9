export { defineLanguages, type Languages, type Translation, type TranslationsOf } from './defineLanguages';
export { languageName } from './languageName';
export { translatable } from './translatable';
