/** Joins the lines of each paragraph with spaces, and paragraphs with an empty line. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
