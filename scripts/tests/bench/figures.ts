/** The middle of some figures; the mean of the two middle ones for an even count. NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** Columns of text as lines, the first left-aligned, the others right-aligned, below a line of headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Bytes as kilobytes of 1,000, with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Milliseconds as a whole number with thousands separated. */
export const milliseconds = (ms: number): string => Math.round(ms).toLocaleString('en-GB');
