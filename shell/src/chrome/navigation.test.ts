import type { LiveRoute } from '@lectern/shared/host';
import { liveLinks, navigationLinks } from './navigation';

const route = (path: string, nav?: LiveRoute['nav']): LiveRoute => ({
  id: 'x',
  path,
  screen: 'XScreen',
  access: 'public',
  title: 'X',
  owner: 'info',
  ...(nav && { nav }),
});

it('shows the routes with nav facts, in their order', () => {
  const routes = [route('/b', { label: 'B', order: 20 }), route('/c'), route('/a', { label: 'A', order: 10 })];
  expect(navigationLinks(routes)).toEqual([
    { path: '/a', label: 'A' },
    { path: '/b', label: 'B' },
  ]);
});

it('drops links that no live route has, and empty groups', () => {
  const groups = [
    {
      title: 'One',
      links: [
        ['/a', 'A'],
        ['/gone', 'Gone'],
      ] as const,
    },
    { title: 'Two', links: [['/gone', 'Gone']] as const },
  ];
  expect(liveLinks(groups, [route('/a')])).toEqual([{ title: 'One', links: [['/a', 'A']] }]);
});
