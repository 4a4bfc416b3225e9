import { fold, wordsOf } from './fold';
import { markMatches } from './markMatches';
import { sampleDocuments } from './sampleDocuments';
import { createSearcher } from './searcher';
import { matchTerms } from './vocabulary';

test.each([['Élodie', 'elodie'], ['Straße', 'strasse'], ['SMØRREBRØD', 'smorrebrod'], ['Łódź', 'lodz'], ['ﬁne', 'fine'], ['ＡＢＣ', 'abc'], ['İstanbul', 'istanbul'], ['Ελληνικά', 'ελληνικα']])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each<[string, string[]]>([
  ['C++, C# and .NET', ['c++', 'c#', 'and', 'net']], ['don’t l\'eau', ['dont', 'leau']], ['日本語', ['日本', '本語']], ['茶', ['茶']], ['e-mail 5K', ['e', 'mail', '5k']], ['—', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text).map(({ folded }) => folded)).toEqual(words);
});

const sorted = ['art', 'artist', 'bread', 'breath', 'broad', 'photography', 'python'];
test.each<[string, string[]]>([
  ['art', ['art', 'artist']], ['brea', ['bread', 'breath']], ['bread', ['bread']], ['braed', ['bread']], ['beard', []], ['bred', ['bread', 'breath']], ['axt', []], ['pyton', ['python']],
  ['phtogarphy', ['photography']], ['photogarpyh', ['photography']], ['pohtogarpyh', []], ['phyt', ['photography', 'python']], ['breathe', ['breath', 'bread'].slice(0, 1)],
])('%j means %j', (word, terms) => {
  expect(matchTerms(sorted, word).map(({ term }) => sorted[term])).toEqual(terms);
});

test.each<[string, string[], string]>([
  ['Bread from scratch', ['bread'], '[Bread] from scratch'], ['Éclairs & choux', ['eclairs', 'choux'], '[Éclairs] & [choux]'], ['日本語入門', ['日本', '本語'], '[日本][語]入門'], ['Plain', [], 'Plain'], ['', ['x'], ''],
])('%j marked by %j is %s', (text, terms, marked) => {
  const pieces = markMatches(text, new Set(terms));
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('without a thread of its own a search answers all the same', async () => {
  const searcher = createSearcher(sampleDocuments);
  expect((await searcher.search('bread')).ids[0]).toBe('Bread from scratch');
  searcher.close();
});
