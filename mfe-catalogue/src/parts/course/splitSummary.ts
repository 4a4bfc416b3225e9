/** A summary, split into the points of its lists and its other paragraphs. */
export type Summary = { points: string[]; paragraphs: string[] };

const POINT = /^\s*[-*] +(?=\S)/;

/** Start of a paragraph that lists points, as teachers write it in a course's summary. */
const POINTS_MARK = 'What you learn:';

/**
 * Splits a course's summary. Points are lines that begin with a hyphen, and the parts between semicolons of a paragraph
 * that begins with `POINTS_MARK`. A blank line ends a paragraph; other line breaks are spaces.
 */
export function splitSummary(summary: string): Summary {
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
    if (text.startsWith(POINTS_MARK)) points.push(...listedPoints(text.slice(POINTS_MARK.length)));
    else if (text) paragraphs.push(text);
  }
  return { points: [...new Set(points.map(tidy).filter(Boolean))], paragraphs };
}

const listedPoints = (list: string): string[] => list.split(';').map((point) => point.trim().replace(/^and /, ''));

/** Returns the point with a capital letter and without a full stop. */
const tidy = (point: string): string => {
  const bare = point.trim().replace(/\.$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
