import type { LiveRoute } from '@lectern/shared/host';
import { navigationLinks } from './navigation';

const route = (path: string, nav?: LiveRoute['nav']): LiveRoute => ({
  id: 'x',
  path,
  screen: 'XScreen',
  access: 'public',
  title: 'X',
  owner: 'info',
  ...(nav && { nav }),
});

test('routes that declare `nav` are listed in its order', () => {
  const routes = [route('/b', { label: 'B', order: 20 }), route('/c'), route('/a', { label: 'A', order: 10 })];
  expect(navigationLinks(routes)).toEqual([
    { path: '/a', label: 'A' },
    { path: '/b', label: 'B' },
  ]);
});
