import { printResult } from './printResult';

function printed(options: Parameters<typeof printResult>[0], ...lines: string[]): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  printResult(options, { a: 1 }, lines);
  const text = write.mock.calls.map(([part]) => part).join('');
  write.mockRestore();
  return text;
}

const UNDO = 'To roll back: lectern rollback info';

test('commands in the lines are followed by the options of their site', () => {
  const hint = 'Commands for this site need --home /srv/a --store s3://b/c, too.';
  expect(printed({ home: '/srv/a', store: 's3://b/c' }, 'Done.', UNDO)).toBe(`Done.\n${UNDO}\n${hint}\n`);
});

test('the options are printed as a shell takes them', () => {
  const hint = String.raw`Commands for this site need --home '/srv/Ann'\''s site' --trusted-key sha256:ab/c=, too.`;
  expect(printed({ home: "/srv/Ann's site", trustedKey: 'sha256:ab/c=' }, UNDO)).toBe(`${UNDO}\n${hint}\n`);
});

test.each([
  ['the site is the default one', {}, UNDO],
  ['no command is printed', { home: '/srv/a' }, 'Lectern is ready.'],
  ['the command names a home of its own', { home: '/srv/a' }, 'To import it: lectern import dir --home NEW'],
])('nothing follows when %s', (_when, options, line) => {
  expect(printed(options, line)).toBe(`${line}\n`);
});

test('with --json there is one document, and nothing else', () => {
  expect(JSON.parse(printed({ json: true, home: '/srv/a' }, UNDO))).toEqual({ ok: true, a: 1 });
});

test('what strangers have written controls no terminal', () => {
  const name = '\u001b]0;root\u0007\u009b2J\u202eAda';
  expect(printed({}, `Ada:\t${name}`, 'Done.')).toBe('Ada:\t\uFFFD]0;root\uFFFD\uFFFD2J\uFFFDAda\nDone.\n');
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  printResult({ json: true }, { name: `${name}\u{e0041}` }, []);
  const json = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(json).toMatch(/^[\n -~]*$/);
  expect(JSON.parse(json)).toEqual({ ok: true, name: `${name}\u{e0041}` });
});
