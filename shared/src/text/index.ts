export { defineText, textOf, useText, type TextFactory, type TextOf, type TextSource } from './defineText';
export { formatPrice } from './formatPrice';
export { formatOf, type Format, type PluralForms } from './format';
export { useFormat } from './useFormat';
export { inLanguage, type LanguageAttributes } from './inLanguage';
export { directionOf } from '@lectern/shared/contract';
export { onLanguageChange, pageLanguage, renderInLanguage, useLanguage } from './language';
