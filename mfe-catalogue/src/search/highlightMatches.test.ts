import { highlightMatches } from './highlightMatches';

test.each<[string, string[], string]>([
  ['Bread from scratch', ['bread'], '[Bread] from scratch'],
  ['Éclairs & choux', ['eclairs', 'choux'], '[Éclairs] & [choux]'],
  ['日本語入門', ['日本', '本語'], '[日本][語]入門'],
  ['Plain', [], 'Plain'],
  ['', ['x'], ''],
])('%j with the terms %j is highlighted as %s', (text, terms, marked) => {
  const pieces = highlightMatches(text, new Set(terms));
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
