import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { parsePenLesson } from '@lectern/shared/domain';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import { sortingText } from '../../text/studio/sorting.en';
import { changedContent } from '../lesson/contentChange';
import type { EditedContent, LessonEditorProps } from '../lesson/contract';
import { CodeEditor } from './CodeEditor';
import { loadSolution, saveSolution } from './data';

const text = textOf(codeEditorText);
const BODY = 'Add.\n\n```js\nlet add;\n```\n\n```js test Adds\nexpect(add(1, 2)).toBe(3);\n```';
const place = { id: 'one', section: 's', position: 'a' };
const lesson: LessonEditorProps['lesson'] = {
  ...place,
  title: 'Code',
  kind: 'pen',
  durationSec: 60,
  preview: false,
  edited: 0,
};
let testBackend: TestBackend;
let user: Awaited<ReturnType<TestBackend['signIn']>>;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  testBackend = await startTestBackend();
});
beforeEach(async () => {
  localStorage.clear();
  user = await testBackend.signIn({ name: 'teacher', roles: ['teacher'] });
});
afterAll(() => testBackend.stop());

/** Renders the editor of a lesson of a course that `teacher` teaches. Returns the stored body. */
function open(courseId: string, body = BODY) {
  testBackend.seed({ [`courseDrafts/${courseId}`]: { teacherUid: 'teacher' } });
  let stored: EditedContent = { video: null, poster: null, captions: [], chapters: [], body, resources: [] };
  function Studio() {
    const [content, setContent] = useState(stored);
    stored = content;
    return (
      <CodeEditor
        courseId={courseId}
        lesson={lesson}
        content={content}
        onChange={(edit) => setContent((newest) => changedContent(newest, edit))}
        onOutlineChange={() => undefined}
        problems={[]}
        isReadOnly={false}
      />
    );
  }
  const view = renderScreen(<Studio />, { user });
  return { ...view, body: () => stored.body };
}

const fileOf = (file: 'html' | 'css' | 'js', version: string) =>
  screen.findByRole('textbox', { name: text.fileOf(text.files[file], version) });

test('a test is written, with its problems at their fields', async () => {
  const { person, body } = open('tests');
  await person.click(screen.getByRole('button', { name: text.addTest }));
  const card = within(screen.getByRole('region', { name: text.test(2) }));
  await person.keyboard('Adds');
  await person.type(card.getByRole('textbox', { name: text.testCode }), 'add(2, 2)');
  await person.click(screen.getByRole('textbox', { name: text.task }));
  expect(card.getByText(text.problems.same)).toBeInTheDocument();
  expect(card.getByText(text.problems.expect)).toBeInTheDocument();
  await person.type(card.getByRole('textbox', { name: text.name }), ' more');
  await person.click(card.getByRole('checkbox', { name: text.hidden }));
  expect(card.queryByText(text.problems.same)).toBeNull();
  expect(parsePenLesson(body()).tests[1]).toEqual({
    name: 'Adds more',
    code: 'add(2, 2)',
    isHidden: true,
    hint: '',
    limitSec: 2,
  });
});

test('a new lesson starts without an error, which is shown once its code was left empty', async () => {
  const { person } = open('new', '');
  expect(screen.queryByText(text.problems.noCode)).toBeNull();
  await person.type(screen.getByRole('textbox', { name: text.task }), 'Add.');
  expect(screen.queryByText(text.problems.noCode)).toBeNull();
  const start = within(screen.getByRole('region', { name: text.starting }));
  await person.click(start.getByRole('button', { name: text.addFile(text.files.js) }));
  await person.click(screen.getByRole('textbox', { name: text.task }));
  expect(screen.getByText(text.problems.noCode)).toBeVisible();
});

test('files are added, deleted and brought back', async () => {
  const { person, body } = open('files');
  const start = within(screen.getByRole('region', { name: text.starting }));
  await person.click(start.getByRole('button', { name: text.addFile(text.files.html) }));
  await person.type(await fileOf('html', text.starting), '<p>');
  expect(parsePenLesson(body())).toMatchObject({ html: '<p>', js: 'let add;' });
  await person.click(start.getByRole('button', { name: text.deleteFile(text.files.html) }));
  expect(parsePenLesson(body())).toMatchObject({ html: '', js: 'let add;' });
  const undo = start.getByRole('button', { name: textOf(sortingText).undo });
  expect(undo).toHaveFocus();
  await person.click(undo);
  expect(parsePenLesson(body())).toMatchObject({ html: '<p>', js: 'let add;' });
  expect(undo).not.toBeInTheDocument();
  expect(await fileOf('html', text.starting)).toHaveFocus();
});

test('a file without code that is deleted leaves the focus on the button that adds it', async () => {
  const { person } = open('emptied');
  const start = within(screen.getByRole('region', { name: text.starting }));
  await person.click(start.getByRole('button', { name: text.addFile(text.files.html) }));
  await person.click(start.getByRole('button', { name: text.deleteFile(text.files.html) }));
  expect(start.getByRole('button', { name: text.addFile(text.files.html) })).toHaveFocus();
});

test('a test that is brought back takes the focus', async () => {
  const { person } = open('restored');
  const tests = within(screen.getByRole('region', { name: text.tests }));
  await person.click(tests.getAllByRole('button', { name: textOf(sortingText).delete })[0]!);
  await person.click(tests.getByRole('button', { name: textOf(sortingText).undo }));
  expect(tests.getAllByRole('textbox', { name: text.name })[0]).toHaveFocus();
});

test('a solution is saved apart from the lesson, and opens again', async () => {
  const { person, body, unmount } = open('kept');
  await person.click(await screen.findByRole('button', { name: text.copyStart }));
  await person.type(await fileOf('js', text.solution), '// solved');
  expect(await screen.findByText(text.saved)).toBeInTheDocument();
  expect(body()).not.toContain('solved');
  unmount();
  open('kept');
  expect(await screen.findByDisplayValue(/solved/)).toBeInTheDocument();
});

test('the solution of another window is not overwritten without a choice', async () => {
  const { person } = open('shared');
  await person.click(await screen.findByRole('button', { name: text.copyStart }));
  await screen.findByText(text.saved);
  const { revision } = await loadSolution('shared', 'one');
  await saveSolution('shared', 'one', { files: { html: '', css: '', js: 'theirs' }, revision });
  await person.type(await fileOf('js', text.solution), '// mine');
  expect(await screen.findByText(text.conflict)).toBeInTheDocument();
  expect(await loadSolution('shared', 'one')).toMatchObject({ files: { js: 'theirs' } });
  await person.click(screen.getByRole('button', { name: text.keepMine }));
  await screen.findByText(text.saved);
  await waitFor(async () => expect((await loadSolution('shared', 'one')).files.js).toContain('mine'));
});
