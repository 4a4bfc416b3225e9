const LONGEST = 60;

/**
 * Returns a title as part of a file name: lower case, with hyphens between words, at most 60 characters. Empty for a
 * title without letters or digits.
 */
export const fileSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST);
