/** An id of a document: 1 to 128 of the characters that all of Lectern's ids use. */
export const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** A slug: lower-case words joined by single hyphens, at most 120 characters. */
export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** A BCP 47 language tag of a language and at most a script and a region. */
export const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
