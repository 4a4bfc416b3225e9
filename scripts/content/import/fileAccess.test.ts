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

/** Folder and file of the course that most tests import. */
const [COURSE_FOLDER, COURSE_FILE] = ['courses/a', 'courses/a/course.yaml'];

test('a file name cannot fake another problem or control the terminal', () => {
  const { message } = new ContentError([{ file: 'a\n/etc/passwd:1: gone\u001b[2J', line: 1, what: 'x\ny', fix: 'z' }]);
  expect(message.split('\n')).toHaveLength(3);
  expect(message).not.toContain('\u001b');
});

test.each<[string, string]>([
  ['a byte-order mark and CRLF', `\uFEFF${courseWith('').replaceAll('\n', '\r\n')}`],
  ['CR alone', courseWith('').replaceAll('\n', '\r')],
])('a text with %s is imported', async (_name, text) => {
  writeAll({ [COURSE_FILE]: text });
  expect(await run()).toMatchObject({ courses: 1 });
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a file name is found in either Unicode form of its accents, and stored in one', async () => {
  writeAll({ [COURSE_FILE]: courseWith('', video('\u00e9.webm')), [`${COURSE_FOLDER}/e\u0301.webm`]: VIDEO });
  expect(await run()).toMatchObject({ files: 1 });
  expect(stored('courses/')).toEqual(['courses/a/files/\u00e9.webm']);
});

test('each file or folder without read permission is reported by name', async () => {
  const secrets = [`${COURSE_FOLDER}/secret`, `${COURSE_FOLDER}/l.md`];
  writeAll({
    [COURSE_FILE]: courseWith('', `${ONE.replace('Hello', 'l.md')}${video('secret/r.webm').replace('One', 'Two')}`),
    [`${COURSE_FOLDER}/l.md`]: 'x',
    [`${COURSE_FOLDER}/secret/r.webm`]: VIDEO,
  });
  for (const name of secrets) chmodSync(join(root, name), 0);
  chmodSync(root, 0o755);
  // Root reads every file, so the import runs as `nobody` meanwhile.
  const isRoot = process.geteuid?.() === 0;
  const { seteuid } = process;
  if (isRoot) seteuid?.call(process, 65534);
  const problems = await problemsOf().finally(() => {
    if (isRoot) seteuid?.call(process, 0);
    for (const name of secrets) chmodSync(join(root, name), 0o700);
  });
  expect(problems.map(({ file, line, what }) => [file, line, what])).toEqual([
    [COURSE_FILE, 9, expect.stringContaining('l.md" cannot be read')],
    [COURSE_FILE, 10, expect.stringContaining('r.webm" cannot be read')],
    [`${COURSE_FOLDER}/secret`, 1, expect.stringContaining('cannot be read')],
  ]);
});
