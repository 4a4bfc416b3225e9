export { defineText, textOf, useText, type TextFactory, type TextOf, type TextSource } from './defineText';
export { formatOf, type Format, type PluralForms } from './format';
export { directionOf, pageLanguage, useLanguage } from './language';
