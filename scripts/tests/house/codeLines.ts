const COMMENT = /^(\/\/|\/\*|\*|\{\/\*)/;

/** Returns true for a line that is neither blank nor part of a comment, as Prettier lays comments out. */
export function isCode(line: string): boolean {
  const text = line.trim();
  return text !== '' && !COMMENT.test(text);
}
