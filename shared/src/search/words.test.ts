import { compareFolded, fold, slugOf, TextIndexBuilder, wordsOf, encodeTextIndex, decodeTextIndex } from '.';
import { matchWords } from './matchWords';
import { sampleCourses, searchableSamples } from './sampleCourses';

test.each([
  ['Élodie', 'elodie'],
  ['Straße', 'strasse'],
  ['SMØRREBRØD', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['ﬁne', 'fine'],
  ['ＡＢＣ', 'abc'],
  ['İstanbul', 'istanbul'],
  ['Ελληνικά', 'ελληνικα'],
  ['أُسُسُ البرمجة', 'اسس البرمجه'],
  ['مستشفى', 'مستشفي'],
  ['كتـــاب', 'كتاب'],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each<[string, string[]]>([
  ['C++, C# and .NET', ['c++', 'c#', 'and', 'net']],
  ["don’t l'eau", ['dont', 'leau']],
  ['日本語', ['日本', '本語']],
  ['茶', ['茶']],
  ['العربية للمبتدئين', ['عربيه', 'للمبتديين']],
  ['ال', ['ال']],
  ['e-mail 5K', ['e', 'mail', '5k']],
  ['—', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text).map(({ folded }) => folded)).toEqual(words);
});

const sorted = ['art', 'artist', 'bread', 'breath', 'broad', 'photography', 'python'];
test.each<[string, string[]]>([
  ['art', ['art', 'artist']],
  ['brea', ['bread', 'breath']],
  ['bread', ['bread']],
  ['braed', ['bread']],
  ['beard', []],
  ['bred', ['bread', 'breath']],
  ['axt', []],
  ['pyton', ['python']],
  ['phtogarphy', ['photography']],
  ['photogarpyh', ['photography']],
  ['pohtogarpyh', []],
  ['phyt', ['photography', 'python']],
  ['breathe', ['breath', 'bread'].slice(0, 1)],
])('%j matches %j', (word, terms) => {
  expect(matchWords(sorted, word).map(({ word }) => sorted[word])).toEqual(terms);
});

test.each([
  ['Bread from scratch', 'bread-from-scratch'],
  ['C++ & C#', 'c-c'],
  ['Éclairs, and choux!', 'eclairs-and-choux'],
  ['日本語', ''],
])('the slug of the title %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('compareFolded sorts without regard to case and accents', () => {
  expect(['zebra', 'Éclair', 'apple', 'Über', 'egg'].toSorted(compareFolded)).toEqual([
    'apple',
    'Éclair',
    'egg',
    'Über',
    'zebra',
  ]);
  expect(compareFolded('Café', 'cafe')).toBe(0);
});

test('an encoded index decodes to the same index, and is smaller than JSON', () => {
  const { index } = searchableSamples();
  const bytes = encodeTextIndex(index);
  expect(decodeTextIndex(bytes)).toEqual(index);
  expect(bytes.length).toBeLessThan(JSON.stringify(sampleCourses).length);
  const empty = new TextIndexBuilder().finish();
  expect(decodeTextIndex(encodeTextIndex(empty))).toEqual(empty);
});

test('a course lists a word once, with its best-weighted kind', () => {
  const builder = new TextIndexBuilder();
  builder.add({ title: 'Bread', subtitle: 'bread bread', teacherName: 'Ada', more: ['Bread'] });
  builder.add({ title: 'Soup', subtitle: 'with bread', teacherName: 'Bread', more: [] });
  const { words, starts, rows, kinds } = builder.finish();
  const at = words.indexOf('bread');
  expect([
    Array.from(rows.slice(starts[at], starts[at + 1])),
    Array.from(kinds.slice(starts[at], starts[at + 1])),
  ]).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('incomplete or malformed bytes are rejected', () => {
  const bytes = encodeTextIndex(searchableSamples().index);
  for (const broken of [
    new Uint8Array(),
    new TextEncoder().encode('{}'),
    bytes.subarray(0, 40),
    bytes.subarray(0, bytes.length - 1),
    bytes.subarray(1),
  ]) {
    expect(() => decodeTextIndex(broken)).toThrow();
  }
});
