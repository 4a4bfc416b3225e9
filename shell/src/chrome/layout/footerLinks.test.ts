import { liveLinks } from './footerLinks';

test('links without a live route are dropped, and groups without links', () => {
  const groups = [
    {
      title: 'learn',
      links: [
        ['/a', 'courses'],
        ['/gone', 'books'],
      ],
    },
    { title: 'more', links: [['/gone', 'app']] },
  ] as const;
  expect(liveLinks(groups, [{ path: '/a' }])).toEqual([{ title: 'learn', links: [['/a', 'courses']] }]);
});
