/**
 * Returns a text without characters that control a terminal or reorder a line: names, titles and messages are written
 * by strangers. Line breaks and tabs are replaced too.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');

/** Returns lines without such characters; their line breaks and tabs stay. */
export const printableLines = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '\uFFFD');

/** Returns a JSON text in which such characters are escaped: JSON itself leaves those above U+007E as they are. */
export const printableJson = (json: string): string =>
  json.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
