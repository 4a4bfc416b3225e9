import { returnPath, editorAddress, lessonPageAt, lessonInAddress, penInAddress } from './penAddress';

const query = (search: string): URLSearchParams => new URLSearchParams(search);

test('the address of the editor and back keeps the lesson, the position and the other parameters', () => {
  const back = lessonPageAt({ pathname: '/watch/c1/me/css', search: '?lesson=old&t=3&tab=notes' }, 'l2', 83.9);
  expect(back).toBe('/watch/c1/me/css?lesson=l2&t=83&tab=notes');
  const address = new URL(editorAddress({ courseId: 'c1', lessonId: 'l2' }, back), 'https://x.example');
  expect(lessonInAddress(address.searchParams)).toEqual({ courseId: 'c1', lessonId: 'l2' });
  expect(returnPath(address.searchParams)).toBe(back);
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
])('%j is refused as the page to go back to', (back) => {
  expect(returnPath(new URLSearchParams({ back }))).toBeNull();
});

test('an address without a lesson or a pen gives null', () => {
  expect([
    lessonInAddress(query('from=a')),
    lessonInAddress(query('from=a/b/c')),
    lessonInAddress(query('from=a/%20')),
    lessonInAddress(query('')),
  ]).toEqual([null, null, null, null]);
  expect([penInAddress(query('pen=a-b_1')), penInAddress(query('pen=a%2Fb')), penInAddress(query(''))]).toEqual([
    'a-b_1',
    null,
    null,
  ]);
});
