import { returnTo } from './returnTo';
import { returnQuery, signInPath } from '../../state/signInPath';

const origin = 'https://lectern.example';
const routes = [
  { path: '/' },
  { path: '/books' },
  { path: '/watch/:id/:uid/:name' },
  { path: '/sign_in' },
  { path: '/sign_up' },
];

test.each([
  ['/books', '/books'],
  ['/books?read=1#page-2', '/books?read=1#page-2'],
  ['/watch/a/b/c', '/watch/a/b/c'],
  ['/', '/'],
  [`/./books`, '/books'],
])('returns %s', (next, expected) => {
  expect(returnTo(next, origin, routes)).toBe(expected);
});

test.each([
  null,
  '',
  'books',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/%2F%2Fevil.example',
  'https://lectern.example@evil.example/',
  'https://lectern.example.evil.example/books',
  '/unknown',
  '/books/',
  '/sign_in',
  '/sign_up?next=/sign_in',
  'http://lectern.example/books',
  '/%E0%A4%A',
])('refuses %j', (next) => {
  expect(returnTo(next, origin, routes)).toBe('/');
});

test('returns a guarded address in full', () => {
  const path = signInPath({ pathname: '/watch/a/b/c', search: '?t=10&x=%26', hash: '#n' });
  const next = new URLSearchParams(path.slice(path.indexOf('?'))).get('next');
  expect(returnTo(next, origin, routes)).toBe('/watch/a/b/c?t=10&x=%26#n');
});

test.each([
  ['/sign_up', '?next=%2Fbooks', '?next=%2Fbooks'],
  ['/forgot_password', '?next=%2Fbooks', '?next=%2Fbooks'],
  ['/', '?utm_source=mail', ''],
])('the account links on %s%s lead on to %j', (pathname, search, query) => {
  expect(returnQuery({ pathname, search, hash: '' })).toBe(query);
});
