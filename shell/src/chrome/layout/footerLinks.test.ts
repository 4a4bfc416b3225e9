import { livePaths } from './footerLinks';

test('paths without a live route are omitted, and so are groups without paths', () => {
  expect(livePaths({ learn: ['/a', '/gone'], more: ['/gone'] }, [{ path: '/a' }])).toEqual([['learn', ['/a']]]);
});
