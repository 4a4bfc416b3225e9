/** A document id: 1 to 128 letters, digits, underscores and hyphens. */
export const ID = /^[A-Za-z0-9_-]{1,128}$/;

const DOMAIN_PART = '[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/**
 * An e-mail address in the format that browsers accept, with a domain of at least two parts. The security rules hold
 * the same pattern.
 */
export const EMAIL = /*#__PURE__*/ new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${DOMAIN_PART}([.]${DOMAIN_PART})+$`);

/** Maximum number of characters of an e-mail address. */
export const EMAIL_LENGTH = 254;

/** Returns true for an e-mail address that the security rules accept; space around it is not trimmed. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);

/** A slug: lower-case words joined by single hyphens, at most 120 characters. */
export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** A BCP 47 language tag of a language and at most a script and a region. */
export const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
