/** A summary, taken apart: the points of its lists, and its other paragraphs. */
export type Summary = { points: string[]; paragraphs: string[] };

const POINT = /^\s*[-*] +(?=\S)/;

/**
 * Takes a course's summary apart. Points are the lines that begin with a hyphen, and what a paragraph that begins with
 * `mark` lists between semicolons. A blank line ends a paragraph; other line ends are spaces.
 */
export function splitSummary(summary: string, mark: string): Summary {
  const points: string[] = [];
  const paragraphs: string[] = [];
  for (const paragraph of summary.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n');
    points.push(...lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, '')));
    const text = lines
      .filter((line) => !POINT.test(line))
      .map((line) => line.trim())
      .join(' ')
      .trim();
    if (text.startsWith(mark))
      points.push(
        ...text
          .slice(mark.length)
          .split(';')
          .map((point) => point.trim().replace(/^and /, '')),
      );
    else if (text) paragraphs.push(text);
  }
  return { points: [...new Set(points.map(tidy).filter(Boolean))], paragraphs };
}

const tidy = (point: string): string => {
  const bare = point.trim().replace(/\.$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
