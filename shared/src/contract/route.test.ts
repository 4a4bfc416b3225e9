import { isSamePath, matchPath, matchRoute } from './route';

test.each([
  ['/', '/', {}],
  ['/books', '/books', {}],
  ['/course/:course_name/:course_id', '/course/a-b/c%20d', { course_name: 'a-b', course_id: 'c d' }],
  ['/books', '/Books', null],
  ['/books', '/books/', null],
  ['/books', '/books/xyz', null],
  ['/category/:id', '/category/', null],
  ['/category/:id', '/category/%E0%A4%A', null],
  ['/', '', null],
  ['/', '//', null],
])('the pattern %s, matched with the path %j, gives %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test('matchRoute distinguishes routes by their number of segments, and prefers static segments', () => {
  const routes = [
    { path: '/watch/:id/:uid/:name' },
    { path: '/watch/:bucket/:course_name' },
    { path: '/:page/:any/:thing' },
  ];
  expect(matchRoute(routes, '/watch/a/b/c')?.route.path).toBe('/watch/:id/:uid/:name');
  expect(matchRoute(routes, '/watch/a/b')?.params).toEqual({ bucket: 'a', course_name: 'b' });
  expect(matchRoute(routes, '/watch')).toBeNull();
});

test('isSamePath ignores the names of parameters', () => {
  expect(isSamePath('/a/:x', '/a/:y')).toBe(true);
  expect(isSamePath('/a/:x', '/a/b')).toBe(false);
});
