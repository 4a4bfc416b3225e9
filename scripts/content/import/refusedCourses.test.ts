import { ContentError } from './source/Problems';
import { at, COURSE, type Files, FILES, problemsOf, prepareContentFolder, write } from './testBed';

prepareContentFolder();

test.each<[string, Files, { file: string; line: number }[], RegExp]>([
  ['syntax', { 'courses/bread/course.yaml': 'title: Bread: from scratch\n' }, [at(1)], /not valid YAML.*\n.*quotes/],
  [
    'a missing field',
    { 'courses/bread/course.yaml': COURSE.replace('level: beginner\n', '') },
    [at(1)],
    /level is missing\n.*beginner, intermediate/,
  ],
  [
    'a wrong value',
    { 'courses/bread/course.yaml': COURSE.replace('level: beginner', 'level: expert') },
    [at(6)],
    /level: .*expert.*\n.*beginner/,
  ],
  ['an unknown field', { 'courses/bread/course.yaml': COURSE.replace('tags:', 'tag:') }, [at(7)], /tag: unknown field/],
  [
    'a title that is too long',
    { 'courses/bread/course.yaml': COURSE.replace('Bread from scratch', 'b'.repeat(121)) },
    [at(1)],
    /title: longer than 120/,
  ],
  [
    'a duration in words',
    { 'courses/bread/course.yaml': COURSE.replace('4:30', 'ten minutes') },
    [at(14)],
    /lessons\.0\.duration.*\n.*4:30/,
  ],
  [
    'an unknown category',
    { 'courses/bread/course.yaml': COURSE.replace('category: cooking', 'category: cokking') },
    [at(3)],
    /no category "cokking"\n.*cooking/,
  ],
  [
    "another category's subcategory",
    { 'courses/bread/course.yaml': COURSE.replace('subcategory: baking', 'subcategory: roasting') },
    [at(4)],
    /no subcategory "roasting"/,
  ],
  ['an unknown teacher', { 'teachers.yaml': '- { id: bob, name: Bob }\n' }, [at(5)], /no teacher "ada"\n.*bob/],
  ['a missing lesson', { 'courses/bread/lessons/rises.md': null }, [at(16)], /rises.md" does not exist/],
  [
    'an empty lesson',
    { 'courses/bread/lessons/rises.md': ' \n' },
    [at(1, 'courses/bread/lessons/rises.md')],
    /the file is empty/,
  ],
  [
    'a lesson without content',
    { 'courses/bread/course.yaml': COURSE.replace('        text: lessons/rises.md\n', '') },
    [at(13)],
    /has no content/,
  ],
  [
    'a lesson with two kinds of content',
    { 'courses/bread/course.yaml': COURSE.replace('text: lessons/rises.md', 'text: Hi\n        pen: Ho') },
    [at(13)],
    /text and pen/,
  ],
  [
    'a quiz without a right answer',
    { 'courses/bread/course.yaml': COURSE.replace('[x] Yeast', '[ ] Yeast') },
    [at(20)],
    /without a right choice/,
  ],
  [
    'a solution of a text',
    { 'courses/bread/course.yaml': COURSE.replace('text: lessons/rises.md', 'solution: x\n        text: Hi') },
    [at(16)],
    /a solution without a code lesson/,
  ],
  ['a pen without code', { 'courses/bread/course.yaml': COURSE.replace('css', 'c') }, [at(33)], /the pen has no code/],
])('%s is refused with file, line and fix; nothing is written', async (_name, change, places, message) => {
  write({ ...FILES, ...change });
  const problems = await problemsOf();
  expect(problems.map(({ file, line }) => ({ file, line }))).toEqual(places);
  expect(new ContentError(problems).message).toMatch(message);
  for (const { fix } of problems) expect(fix).toMatch(/\.$/);
});
