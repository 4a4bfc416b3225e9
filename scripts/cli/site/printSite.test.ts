import { printSite } from './printSite';

/** Returns what is printed of a public site that sends mails. */
async function printed(origin: string | null): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const site = {
    url: 'http://0.0.0.0:4000',
    exposure: 'public' as const,
    accounts: [],
    close: () => Promise.resolve(),
  };
  const mail = { smtp: 'smtp://localhost', from: 'no-reply@learn.example' };
  await printSite({}, site, { home: '/none', mail, origin, trustProxy: 0 });
  const text = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  return text;
}

test('a public site that sends mails without knowing its address says where their links lead', async () => {
  expect(await printed(null)).toContain('links open http://0.0.0.0:4000. If visitors');
  expect(await printed('https://learn.example')).not.toContain('links open');
});
