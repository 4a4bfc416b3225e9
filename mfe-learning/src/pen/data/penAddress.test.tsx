import { backOf, editorAddress, hereAt, lessonOf, penOf } from './penAddress';

const query = (search: string): URLSearchParams => new URLSearchParams(search);

test('the way to the editor and back keeps the lesson, the second and what else the address said', () => {
  const back = hereAt({ pathname: '/watch/c1/me/css', search: '?lesson=old&t=3&tab=notes' }, 'l2', 83.9);
  expect(back).toBe('/watch/c1/me/css?lesson=l2&t=83&tab=notes');
  const address = new URL(editorAddress({ courseId: 'c1', lessonId: 'l2' }, back), 'https://x.example');
  expect(lessonOf(address.searchParams)).toEqual({ courseId: 'c1', lessonId: 'l2' });
  expect(backOf(address.searchParams)).toBe(back);
});

test.each([
  'https://evil.example/watch/a/b/c',
  '//evil.example/watch/a/b',
  '/\\evil.example/watch/',
  'javascript:alert(1)',
  '/sign_in',
  '/watch/../profile',
  '',
  'watch/a/b/c',
])('%j is no way back', (back) => {
  expect(backOf(new URLSearchParams({ back }))).toBeNull();
});

test('an address that names no lesson or no pen is told from one that does', () => {
  expect([
    lessonOf(query('from=a')),
    lessonOf(query('from=a/b/c')),
    lessonOf(query('from=a/%20')),
    lessonOf(query('')),
  ]).toEqual([null, null, null, null]);
  expect([penOf(query('pen=a-b_1')), penOf(query('pen=a%2Fb')), penOf(query(''))]).toEqual(['a-b_1', null, null]);
});
