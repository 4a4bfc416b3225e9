/** Joins the lines of each paragraph with spaces, and paragraphs with an empty line. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => joinLines(paragraph))
    .join('\n\n');
}

/** A line is trimmed where it meets another one. */
const joinLines = (paragraph: string): string =>
  paragraph
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index, all) => (index === all.length - 1 ? line : line.trimEnd()))
    .join(' ');
