import {
  courseWith,
  type Files,
  HEAD,
  ONE,
  problemsOf,
  TOP,
  prepareContentFolder,
  video,
  VIDEO,
  writeAll,
} from './testBed';

prepareContentFolder();

const [COURSE, A] = ['courses/a/course.yaml', 'courses/a'];
const LATIN = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nBr\xf6tchen\n', 'latin1');
const BOMB = ['a', 'b', 'c', 'd', 'e']
  .map(
    (name, index, all) =>
      `${name}: &${name} [${Array(9)
        .fill(index === 0 ? 'x' : `*${all[index - 1] ?? ''}`)
        .join(', ')}]\n`,
  )
  .join('');

test.each<[string, Files, [position: string, what: RegExp, fix: RegExp][]]>([
  [
    'another encoding',
    { [COURSE]: Buffer.from(courseWith('subtitle: Br\xf6tchen\n'), 'latin1') },
    [[`${COURSE}:6`, /not UTF-8/, /as UTF-8/]],
  ],
  ['UTF-16', { [COURSE]: Buffer.from(`\uFEFF${courseWith('')}`, 'utf16le') }, [[`${COURSE}:1`, /UTF-16/, /as UTF-8/]]],
  [
    'captions in another encoding',
    {
      [COURSE]: courseWith('', video('r.webm', ', captions: [{ language: de, file: r.vtt }]')),
      [`${A}/r.webm`]: VIDEO,
      [`${A}/r.vtt`]: LATIN,
    },
    [[`${A}/r.vtt:4`, /not UTF-8/, /as UTF-8/]],
  ],
  [
    'a control character in a file',
    { [COURSE]: courseWith('', ONE.replace('Hello', 'l.md')), [`${A}/l.md`]: 'a\nb\0c\n' },
    [[`${A}/l.md:2`, /U\+0000/, /Remove/]],
  ],
  [
    'a control character behind an escape',
    { [COURSE]: courseWith('subtitle: "a\\0b"\n') },
    [[`${COURSE}:6`, /subtitle: contains a control character/, /Remove/]],
  ],
  [
    'a lone surrogate',
    { [COURSE]: courseWith('subtitle: "a\\ud800b"\n') },
    [[`${COURSE}:6`, /control character/, /Remove/]],
  ],
  [
    'a mark that reverses the text direction',
    { 'teachers.yaml': '- { id: ada, name: "A\\u202eda" }\n' },
    [['teachers.yaml:1', /hidden mark/, /Remove/]],
  ],
  [
    'a title of spaces only',
    { [COURSE]: courseWith('', ONE, HEAD.replace('Bread', '"    "')) },
    [[`${COURSE}:1`, /shorter than 3/, /title/]],
  ],
  [
    'aliases that expand to too much data',
    { [COURSE]: courseWith(BOMB) },
    [[`${COURSE}:10`, /expand to too much/, /value itself/]],
  ],
  [
    'very many aliases',
    { [COURSE]: courseWith(`x: &x 1\ny: [${Array(200).fill('*x').join(', ')}]\n`) },
    [[`${COURSE}:7`, /more than 100 aliases/, /value itself/]],
  ],
  [
    'an alias without an anchor',
    { [COURSE]: courseWith('subtitle: *nothing\n') },
    [[`${COURSE}:6`, /named &nothing/, /value itself/]],
  ],
  ['a list that contains itself', { [COURSE]: courseWith('tags: &t [*t]\n') }, [[`${COURSE}:6`, /tags\.0/, /List/]]],
  ['a duplicate field', { [COURSE]: courseWith('level: all\n') }, [[`${COURSE}:6`, /twice/, /Keep one/]]],
  [
    'a tag of a programming language',
    { [COURSE]: courseWith('subtitle: !!js/function "x"\n') },
    [[`${COURSE}:6`, /tag/, /quotes/]],
  ],
  [
    'field names of Object.prototype',
    { [COURSE]: courseWith('__proto__: { a: 1 }\nconstructor: x\n') },
    [
      [`${COURSE}:6`, /unknown field/, /Remove/],
      [`${COURSE}:7`, /unknown field/, /Remove/],
    ],
  ],
  [
    'unclosed brackets',
    { [COURSE]: courseWith(`tags: ${'['.repeat(3000)}${']'.repeat(3000)}\n`) },
    [[`${COURSE}:6`, /nested too deeply/, /brackets/]],
  ],
  [
    'a line that takes the parser minutes',
    { [COURSE]: courseWith(`tags: ${'- '.repeat(20_000)}\n`) },
    [[`${COURSE}:6`, /longer than 10000/, /several lines/]],
  ],
  [
    'keys behind question marks, whose cost doubles with each',
    { [COURSE]: courseWith(`tags: [a]\n${'? '.repeat(300)}\n`) },
    [[`${COURSE}:7`, /question mark/, /key: value/]],
  ],
  [
    'dashes within dashes',
    { [COURSE]: courseWith(`tags:\n  ${'- '.repeat(4000)}a\n`) },
    [[`${COURSE}:7`, /nested too deeply/, /brackets/]],
  ],
  [
    'colons that take the stack of the parser',
    { [COURSE]: courseWith(`tags: a\nlevel ${': '.repeat(4000)}\n`) },
    [[`${COURSE}:7`, /nested too deeply/, /brackets/]],
  ],
  [
    'two documents in a file',
    { [COURSE]: `${courseWith('')}---\na: b\n` },
    [[`${COURSE}:10`, /second document/, /---/]],
  ],
  ['an empty file', { [COURSE]: '' }, [[`${COURSE}:1`, /empty/, /README/]]],
  ['a sentence instead of a course', { [COURSE]: 'hello' }, [[`${COURSE}:1`, /expected Object/, /README/]]],
  [
    'a file of many megabytes',
    { [COURSE]: Buffer.alloc(3 * 1024 * 1024, '# \n') },
    [[`${COURSE}:1`, /larger than 2 MB/, /smaller/]],
  ],
  [
    'a text of many megabytes',
    { [COURSE]: courseWith('', ONE.replace('Hello', 'l.md')), [`${A}/l.md`]: Buffer.alloc(3 * 1024 * 1024, 'a') },
    [[`${A}/l.md:1`, /larger than 1 MB/, /smaller/]],
  ],
  [
    '61 seconds',
    { [COURSE]: courseWith('', ONE.replace('1:00', '1:61')) },
    [[`${COURSE}:9`, /duration: "1:61"/, /minutes/]],
  ],
  [
    'a day that does not exist',
    { [COURSE]: courseWith('created: 2026-02-31\n') },
    [[`${COURSE}:6`, /no such day/, /2026-03-01/]],
  ],
  [
    'a file name that storage refuses',
    { [COURSE]: courseWith('', video('a\\nb.webm')), [`${A}/a\nb.webm`]: VIDEO },
    [[`${COURSE}:9`, /not the name of a file/, /forward slashes/]],
  ],
  [
    'a file name in an open course that storage refuses',
    { 'open-courses/x/a\nb.webm': VIDEO },
    [['open-courses/x/a\nb.webm:1', /not a valid file name/, /control characters/]],
  ],
  [
    'a text from another folder',
    { [COURSE]: courseWith('', ONE.replace('Hello', '../../teachers.md')), 'teachers.md': 'x' },
    [[`${COURSE}:9`, /not the name of a file/, /lessons/]],
  ],
  [
    'a file name in another case',
    { [COURSE]: courseWith('', video('Rise.webm')), [`${A}/rise.webm`]: VIDEO },
    [[`${COURSE}:9`, /does not exist/, /"rise\.webm"/]],
  ],
  ['.yml', { 'courses/a/course.yml': courseWith('') }, [[`${COURSE}:1`, /missing/, /course\.yml/]]],
  [
    '.yml at the top',
    { 'teachers.yml': TOP['teachers.yaml'], 'teachers.yaml': null, [COURSE]: courseWith('') },
    [
      [`${COURSE}:4`, /no teacher "ada"/, /teachers\.yaml/],
      ['teachers.yml:1', /not a known name/, /teachers\.yaml/],
    ],
  ],
  [
    'a folder in the singular',
    { 'course/a/course.yaml': courseWith('') },
    [['course:1', /not a known name/, /courses/]],
  ],
  [
    'the folder of one course',
    { 'course.yaml': courseWith('') },
    [['course.yaml:1', /folder of a single course/, /two levels above/]],
  ],
  [
    'a course file outside a course folder',
    { 'courses/bread.yaml': courseWith('') },
    [['courses/bread.yaml:1', /directly in/, /Move it/]],
  ],
  [
    'an open course without a video',
    { 'open-courses/x/notes/y.webm': VIDEO },
    [
      ['open-courses/x:1', /no video/, /Add one/],
      ['open-courses/x/notes:1', /a subfolder in/, /Move/],
    ],
  ],
  [
    'teachers that cannot be read',
    { 'teachers.yaml': '- { id: ada', [COURSE]: courseWith('') },
    [['teachers.yaml:1', /not valid YAML/, /./]],
  ],
  [
    'every faulty question of a quiz',
    {
      [COURSE]: courseWith(
        '',
        '      - title: One\n        duration: "1:00"\n        quiz: |\n          ## A\n          - [ ] ' +
          'a\n          - [ ] b\n          ## B\n          - [x] c\n',
      ),
    },
    [
      [`${COURSE}:12`, /without a right choice/, /README/],
      [`${COURSE}:15`, /fewer than two/, /README/],
    ],
  ],
  [
    'errors beside an invalid field of a course',
    {
      [COURSE]: courseWith(
        'cover: no.png\nslugg: x\n',
        `${ONE.replace('Hello', 'gone.md')}${video('gone.webm')}`,
        HEAD.replace('cooking', 'cokking').replace('ada', 'bob'),
      ),
    },
    [
      [`${COURSE}:3`, /no category/, /cooking/],
      [`${COURSE}:4`, /no teacher/, /ada/],
      [`${COURSE}:6`, /no\.png" does not exist/, /./],
      [`${COURSE}:7`, /slugg/, /./],
      [`${COURSE}:11`, /gone\.md/, /./],
      [`${COURSE}:12`, /gone\.webm/, /./],
    ],
  ],
  [
    'captions in more languages than a course can name',
    {
      [COURSE]: courseWith(
        '',
        video(
          'r.webm',
          `, captions: [${Array.from('abcdefghijk', (letter) => `{ language: ${letter}a, file: c.vtt }`).join(', ')}]`,
        ) +
          video(
            'r.webm',
            ', captions: ' +
              `[${Array.from('abcdefghijk', (letter) => `{ language: ${letter}b, file: c.vtt }`).join(', ')}]`,
          ).replace('One', 'Two'),
      ),
      [`${A}/r.webm`]: VIDEO,
      [`${A}/c.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:01.000\nx\n',
    },
    [[`${COURSE}:1`, /captionLanguages/, /README/]],
  ],
  [
    'errors beside an invalid field of a book',
    { 'books/b/book.yaml': 'title: B\nsummary: S\nauthors: []\ncategory: cokking\ncover: no.png\ntext: gone.md\n' },
    [
      ['books/b/book.yaml:3', /authors/, /./],
      ['books/b/book.yaml:4', /no category/, /cooking/],
      ['books/b/book.yaml:5', /no\.png/, /./],
      ['books/b/book.yaml:6', /gone\.md/, /./],
    ],
  ],
])('%s is reported, and nothing is written', async (_name, files, expected) => {
  writeAll(files);
  const problems = await problemsOf();
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(expected.map(([position]) => position));
  problems.forEach(({ what, fix }, index) =>
    expect([what, fix]).toEqual([
      expect.stringMatching(expected[index]![1]),
      expect.stringMatching(expected[index]![2]),
    ]),
  );
});
