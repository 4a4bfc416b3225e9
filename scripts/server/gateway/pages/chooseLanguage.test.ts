import { chooseLanguage } from './chooseLanguage';

const OFFERED = ['ar', 'de', 'pt-BR'];

test.each([
  ['nothing', undefined, undefined, 'en'],
  ['the browser’s language', undefined, 'de', 'de'],
  ['a region of it', undefined, 'de-AT,en;q=0.8', 'de'],
  ['the best by weight', undefined, 'en;q=0.4, ar;q=0.9, de;q=0.7', 'ar'],
  ['English before others', undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['a refused language', undefined, 'de;q=0', 'en'],
  ['an unknown one', undefined, 'ja,*;q=0.5', 'en'],
  ['a language of one region only', undefined, 'pt', 'en'],
  ['letters in another case', undefined, 'PT-br', 'pt-BR'],
  ['the cookie before the browser', 'a=1; lectern-language=ar; b=2', 'de', 'ar'],
  ['English in the cookie', 'lectern-language=en', 'de', 'en'],
  ['a cookie with a language that the site lacks', 'lectern-language=ja', 'de', 'de'],
  ['a cookie of another name', 'not-lectern-language=ar', 'de', 'de'],
  ['nonsense', 'lectern-language', ';;q=,,-;q=2', 'en'],
])('%s', (_case, cookie, acceptLanguage, expected) => {
  expect(chooseLanguage({ cookie, acceptLanguage }, OFFERED)).toBe(expected);
});

test('an endless header costs no more than twenty languages', () => {
  expect(chooseLanguage({ cookie: undefined, acceptLanguage: `${'ja,'.repeat(20)}de` }, OFFERED)).toBe('en');
});
