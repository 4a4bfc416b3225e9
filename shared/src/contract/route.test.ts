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
])('%s against %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test('the number of segments tells the two watch routes apart, and a static segment wins over a parameter', () => {
  const routes = [
    { path: '/watch/:id/:uid/:name' },
    { path: '/watch/:bucket/:course_name' },
    { path: '/:page/:any/:thing' },
  ];
  expect(matchRoute(routes, '/watch/a/b/c')?.route.path).toBe('/watch/:id/:uid/:name');
  expect(matchRoute(routes, '/watch/a/b')?.params).toEqual({ bucket: 'a', course_name: 'b' });
  expect(matchRoute(routes, '/watch')).toBeNull();
});

test('paths are the same when only the names of parameters differ', () => {
  expect(isSamePath('/a/:x', '/a/:y')).toBe(true);
  expect(isSamePath('/a/:x', '/a/b')).toBe(false);
});
