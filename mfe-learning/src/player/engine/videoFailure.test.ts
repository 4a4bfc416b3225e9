import { failureKindOf } from './videoFailure';

test.each([
  [403, 4, 'refused'],
  [401, 4, 'refused'],
  [404, 4, 'missing'],
  [410, 4, 'missing'],
  [500, 4, 'network'],
  [503, 2, 'network'],
  [206, 2, 'network'],
  [206, 3, 'decode'],
  [200, 4, 'decode'],
])('status %i of a video with error %i means %s', (status, code, kind) => {
  expect(failureKindOf(status, { code })).toBe(kind);
});
