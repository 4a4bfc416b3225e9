import { box, CODE_ADVANCE, group, path, text } from './svg';

const ROW = 1.42;
const TOKENS = /("[^"]*"|'[^']*'|`[^`]*`)|(\/\/.*|#.*)|\b(const|let|function|if|return|new)\b|(<\/?[a-z]+|>)|(\d+)/g;
const COLOURS = ['#f5c77e', '#8fb0ac', '#86d8cb', '#86d8cb', '#f5b057'] as const;
const PLAIN = '#f1f8f6';

type Typed = { content: string; progress: number; mark?: number };

/** Returns a dark panel with rows of code. Each is typed up to its progress; `mark` from 0 to 1 highlights it. */
export function codePanel(x: number, y: number, width: number, rows: readonly Typed[], size = 28): string {
  const height = rows.length * size * ROW + size * 0.9;
  const bars = rows.map(({ mark = 0 }, index) =>
    group(mark, box(x + 8, y + size * (0.42 + index * ROW), width - 16, size * ROW, { fill: '#1f5557', round: 8 })),
  );
  const texts = rows.map(({ content, progress }, index) =>
    codeRow(x + size * 0.8, y + size * (1.42 + index * ROW), content, progress, size),
  );
  return [box(x, y, width, height, { fill: '#0b3b3c', round: 16 }), ...bars, ...texts].join('');
}

/** Returns a row of code with coloured words. */
function codeRow(x: number, y: number, content: string, progress: number, size: number): string {
  const shown = Math.round(content.length * progress);
  const pieces: { from: number; word: string; fill: string }[] = [];
  let last = 0;
  for (const match of content.matchAll(TOKENS)) {
    const kind = match.slice(1).findIndex((word) => Boolean(word));
    pieces.push({ from: last, word: content.slice(last, match.index), fill: PLAIN });
    pieces.push({ from: match.index, word: match[0], fill: COLOURS[kind] ?? PLAIN });
    last = match.index + match[0].length;
  }
  pieces.push({ from: last, word: content.slice(last), fill: PLAIN });
  const words = pieces
    .map((piece) => ({ ...piece, word: piece.word.slice(0, Math.max(0, shown - piece.from)) }))
    .filter(({ word }) => word.trim() !== '')
    .map(({ from, word, fill }) => text(x + from * size * CODE_ADVANCE, y, word, { fill, size, font: 'code' }));
  const caret = x + shown * size * CODE_ADVANCE + 2;
  const typing = progress > 0 && progress < 1;
  return words.join('') + (typing ? path(`M${caret} ${y + 5} v${-size}`, { stroke: '#f3a33c', width: 3 }) : '');
}
