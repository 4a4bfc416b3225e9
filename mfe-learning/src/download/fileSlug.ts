const MAX_LENGTH = 60;

/**
 * Converts a title for a file name: lower case, hyphens between words, at most 60 characters. Empty for a title without
 * letters or digits.
 */
export const fileSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH);
