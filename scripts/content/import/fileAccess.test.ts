import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './source/Problems';
import {
  courseWith,
  ONE,
  problemsOf,
  root,
  run,
  stored,
  prepareContentFolder,
  video,
  VIDEO,
  writeAll,
} from './testBed';

prepareContentFolder();

const [COURSE, A] = ['courses/a/course.yaml', 'courses/a'];

test('a file name cannot fake another problem or control the terminal', () => {
  const { message } = new ContentError([{ file: 'a\n/etc/passwd:1: gone\u001b[2J', line: 1, what: 'x\ny', fix: 'z' }]);
  expect(message.split('\n')).toHaveLength(3);
  expect(message).not.toContain('\u001b');
});

test.each<[string, string]>([
  ['a byte-order mark and CRLF', `\uFEFF${courseWith('').replaceAll('\n', '\r\n')}`],
  ['CR alone', courseWith('').replaceAll('\n', '\r')],
])('a text with %s is imported', async (_name, text) => {
  writeAll({ [COURSE]: text });
  expect(await run()).toMatchObject({ courses: 1 });
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a file name is found in either Unicode form of its accents, and stored in one', async () => {
  writeAll({ [COURSE]: courseWith('', video('\u00e9.webm')), [`${A}/e\u0301.webm`]: VIDEO });
  expect(await run()).toMatchObject({ files: 1 });
  expect(stored('courses/')).toEqual(['courses/a/files/\u00e9.webm']);
});

test('each file or folder without read permission is reported by name', async () => {
  const secrets = [`${A}/secret`, `${A}/l.md`];
  writeAll({
    [COURSE]: courseWith('', `${ONE.replace('Hello', 'l.md')}${video('secret/r.webm').replace('One', 'Two')}`),
    [`${A}/l.md`]: 'x',
    [`${A}/secret/r.webm`]: VIDEO,
  });
  for (const name of secrets) chmodSync(join(root, name), 0);
  chmodSync(root, 0o755);
  const [isRoot, { seteuid }] = [process.geteuid?.() === 0, process];
  if (isRoot) seteuid?.call(process, 65534);
  const problems = await problemsOf().finally(() => {
    if (isRoot) seteuid?.call(process, 0);
    for (const name of secrets) chmodSync(join(root, name), 0o700);
  });
  expect(problems.map(({ file, line, what }) => [file, line, what])).toEqual([
    [COURSE, 9, expect.stringContaining('l.md" cannot be read')],
    [COURSE, 10, expect.stringContaining('r.webm" cannot be read')],
    [`${A}/secret`, 1, expect.stringContaining('cannot be read')],
  ]);
});
