/** Name of the cookie with the visitor's choice of a language, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'lectern-language';

/** Module that a remote's container exposes for its translations. Its default export loads those of one language. */
export const LANGUAGES_MODULE = './languages';
