import { editOf, imageEdit, type Selected, type Tool } from './markdownEdits';

/** Reads a text with its selection in brackets, such as `a ⟦b⟧ c`. */
function selected(text: string): Selected {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  return { text: text.replace(/[⟦⟧]/g, ''), start, end };
}

function apply(text: string, tool: Tool): string {
  const before = selected(text);
  const { from, to, insert, start, end } = editOf(tool, before, 'words');
  const after = before.text.slice(0, from) + insert + before.text.slice(to);
  return `${after.slice(0, start)}⟦${after.slice(start, end)}⟧${after.slice(end)}`;
}

test.each<[Tool, string, string]>([
  ['bold', 'a ⟦b⟧ c', 'a **⟦b⟧** c'],
  ['bold', 'a **⟦b⟧** c', 'a ⟦b⟧ c'],
  ['bold', '⟦⟧', '**⟦words⟧**'],
  ['italic', 'a ⟦b⟧', 'a *⟦b⟧*'],
  ['italic', '**⟦b⟧**', '***⟦b⟧***'],
  ['code', 'let ⟦x⟧', 'let `⟦x⟧`'],
  ['code', 'so\n⟦a\nb⟧\nend', 'so\n```\n⟦a\nb⟧\n```\nend'],
  ['heading', 'one\ntw⟦⟧o\nthree', 'one\n## two⟦⟧\nthree'],
  ['heading', '## t⟦⟧wo', 'two⟦⟧'],
  ['bullets', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
  ['numbers', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['bullets', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['quote', 'sa⟦⟧id', '> said⟦⟧'],
  ['link', 'see ⟦here⟧', 'see [here](⟦https://⟧)'],
  ['link', '⟦https://lectern.example/a⟧', '[⟦words⟧](https://lectern.example/a)'],
])('%s turns %j into %j', (tool, before, after) => {
  expect(apply(before, tool)).toBe(after);
});

test('a picture stands on a line of its own', () => {
  const put = (text: string): string => {
    const before = selected(text);
    const { from, to, insert } = imageEdit(before, 'courses/tea/drafts/i/cup.png', 'A cup');
    return before.text.slice(0, from) + insert + before.text.slice(to);
  };
  const image = '![A cup](courses/tea/drafts/i/cup.png)';
  expect(put('⟦⟧')).toBe(image);
  expect(put('one⟦⟧ two')).toBe(`one\n\n${image}\n\n two`);
  expect(put('one\n⟦⟧\ntwo')).toBe(`one\n\n${image}\ntwo`);
});
