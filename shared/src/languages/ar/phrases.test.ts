import { formatOf } from '@lectern/shared/text';
import { counted, isolated, quoted, type CountedNoun } from '.';

const format = formatOf('ar');
const LESSONS: CountedNoun = ['لا دروس', 'درس واحد', 'درسان', 'دروس', 'درسًا', 'درس'];

test.each([
  [0, 'لا دروس'],
  [1, 'درس واحد'],
  [2, 'درسان'],
  [3, '3 دروس'],
  [10, '10 دروس'],
  [11, '11 درسًا'],
  [99, '99 درسًا'],
  [100, '100 درس'],
  [102, '102 درس'],
  [103, '103 دروس'],
  [1.5, '1.5 درس'],
])('%s lessons are %s', (count, expected) => {
  expect(counted(format, count, LESSONS)).toBe(expected);
});

test('a title from right to left or left to right keeps its own order inside a sentence', () => {
  expect(isolated('C++')).toBe('\u2068C++\u2069');
  expect(quoted('C++')).toBe('«\u2068C++\u2069»');
});
