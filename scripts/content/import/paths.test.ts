import { parseCataloguePaths, parseCataloguePointer } from '@lectern/shared/domain';
import { courseWith, prepareContentFolder, problemsOf, read, run, running, write, writeAll } from './testBed';

prepareContentFolder();

const PATHS = 'paths.yaml';
const path = (courses: string, more = ''): string =>
  `- id: baking\n  title: Bake every week\n  summary: From one to two.\n  courses: ${courses}\n${more}`;
const courses = { 'courses/a/course.yaml': courseWith(''), 'courses/b/course.yaml': courseWith('') };

async function published(): Promise<ReturnType<typeof parseCataloguePaths>> {
  const fetchJson = async (file: string): Promise<unknown> =>
    (await fetch(`${running.url}/v0/b/lectern/o/${encodeURIComponent(file)}?alt=media`)).json();
  return parseCataloguePaths(
    await fetchJson(parseCataloguePointer(await fetchJson('catalogue/pointer.json')).paths ?? ''),
  );
}

test('paths are imported in their order and published with their courses; a second import writes nothing', async () => {
  writeAll({ ...courses, [PATHS]: `${path('[b, a]')}- { id: more, title: More, summary: Again., courses: [a, b] }\n` });
  await run();
  expect(read('paths/baking')).toEqual({
    ...{ title: 'Bake every week', summary: 'From one to two.', courses: ['b', 'a'], order: 0, status: 'published' },
  });
  expect((await published()).map(({ id, courses: listed }) => [id, ...listed.map((course) => course.id)])).toEqual([
    ['baking', 'b', 'a'],
    ['more', 'a', 'b'],
  ]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('an archived path is taken off, and one stays as it is while the file does not name it', async () => {
  writeAll({ ...courses, [PATHS]: path('[a, b]') });
  await run();
  writeAll({ ...courses, [PATHS]: '- { id: other, title: Other, summary: Again., courses: [a, b] }\n' });
  await run();
  expect((await published()).map(({ id }) => id)).toEqual(['baking', 'other']);
  writeAll({ ...courses, [PATHS]: path('[a, b]', '  status: archived\n') });
  await run();
  expect((await published()).map(({ id }) => id)).toEqual(['other']);
});

test('a course that is archived leaves its paths, and a path of one course is not listed', async () => {
  writeAll({ ...courses, 'courses/c/course.yaml': courseWith(''), [PATHS]: path('[a, b, c]') });
  await run();
  const archived = { 'courses/a/course.yaml': courseWith('status: archived\n'), [PATHS]: path('[b, c]') };
  writeAll({ ...courses, ...archived });
  await run();
  expect((await published())[0]?.courses.map(({ id }) => id)).toEqual(['b', 'c']);
  write({ 'courses/b/course.yaml': courseWith('status: archived\n'), [PATHS]: null });
  await run();
  expect(await published()).toEqual([]);
});

test.each([
  ['an unknown course', path('[a, nothing]'), 4, /there is no course "nothing"\n.*published course/],
  ['a course that is not published', path('[a, draft]'), 4, /"draft" is not published/],
  ['a course twice', path('[a, b, a]'), 4, /names the course "a" twice/],
  ['one course', path('[a]'), 4, /courses/],
  ['no title', path('[a, b]').replace('  title: Bake every week\n', ''), 1, /title is missing/],
  ['an id with spaces', path('[a, b]').replace('id: baking', 'id: my path'), 1, /id: /],
  ['an unknown field', path('[a, b]', '  level: beginner\n'), 5, /level: unknown field/],
  ['a second path with an id', `${path('[a, b]')}${path('[b, a]')}`, 5, /a second path has the id "baking"/],
  ['a text instead of a list', 'baking\n', 1, /expected Array/],
])('%s is refused, with its line', async (_name, yaml, line, message) => {
  writeAll({ ...courses, 'courses/draft/course.yaml': courseWith('status: draft\n'), [PATHS]: yaml });
  const [first] = await problemsOf();
  expect(first).toMatchObject({ file: PATHS, line });
  expect(`${first?.what}\n${first?.fix}`).toMatch(message);
});
