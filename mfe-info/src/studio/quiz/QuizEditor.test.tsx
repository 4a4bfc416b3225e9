import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { parseQuiz } from '@lectern/shared/domain';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { quizEditorText } from '../../text/studio/quizEditor.en';
import { sortingText } from '../../text/studio/sorting.en';
import { changedContent } from '../lesson/contentChange';
import type { EditedContent, LessonEditorProps } from '../lesson/contract';
import { QuizEditor } from './QuizEditor';

const text = textOf(quizEditorText);
const sorting = textOf(sortingText);
const BODY = '## Even?\n\n- [x] 2\n- [ ] 3\n\n> By two.\n\n## Odd?\n\n- [x] 1\n- [x] 5\n- [ ] 4';
const place = { id: 'one', section: 's', position: 'a' };
const lesson: LessonEditorProps['lesson'] = {
  ...place,
  title: 'Quiz',
  kind: 'quiz',
  durationSec: 60,
  preview: false,
  edited: 0,
};

/** Renders the builder as the studio does; `body` returns the stored body, and `replace` is another window. */
function open(body: string, isReadOnly = false) {
  let stored: EditedContent = { video: null, poster: null, captions: [], chapters: [], body, resources: [] };
  let replace: (next: string) => void = () => undefined;
  function Studio() {
    const [content, setContent] = useState(stored);
    stored = content;
    replace = (next) => setContent({ ...content, body: next });
    const props = { courseId: 'c', lesson, content, problems: [], isReadOnly } satisfies Partial<LessonEditorProps>;
    return (
      <QuizEditor
        {...props}
        onChange={(edit) => setContent((newest) => changedContent(newest, edit))}
        onOutlineChange={() => undefined}
      />
    );
  }
  const { person } = renderScreen(<Studio />);
  return {
    person,
    quiz: () => parseQuiz(stored.body),
    body: () => stored.body,
    replace: (next: string) => replace(next),
  };
}

const card = (number: number) => within(screen.getByRole('region', { name: text.question(number) }));

test('a question is written, and the stored quiz is the one that learners get', async () => {
  const { person, quiz } = open('');
  await person.click(screen.getByRole('button', { name: text.add }));
  expect(card(1).getByRole('textbox', { name: text.prompt })).toHaveFocus();
  await person.keyboard('Which is even?');
  await person.type(card(1).getByRole('textbox', { name: text.answer(1) }), '2');
  await person.type(card(1).getByRole('textbox', { name: text.answer(2) }), '3');
  await person.type(card(1).getByRole('textbox', { name: new RegExp(text.explanation) }), 'Two halves.');
  expect(quiz().questions).toEqual([
    {
      prompt: 'Which is even?',
      choices: [
        { text: '2', isRight: true },
        { text: '3', isRight: false },
      ],
      explanation: 'Two halves.',
    },
  ]);
  const preview = within(screen.getByRole('region', { name: text.preview }));
  await person.click(preview.getByRole('radio', { name: '2' }));
  await person.click(preview.getByRole('button', { name: text.form.check }));
  expect(preview.getByText('Two halves.')).toBeInTheDocument();
});

test('a new answer has the focus, and a deleted one can be brought back to its position', async () => {
  const { person, quiz } = open(BODY);
  await person.click(card(1).getByRole('button', { name: text.addAnswer }));
  await person.keyboard('4');
  expect(quiz().questions[0]?.choices.map((choice) => choice.text)).toEqual(['2', '3', '4']);
  await person.click(card(1).getByRole('button', { name: text.deleteAnswer(2) }));
  expect(quiz().questions[0]?.choices.map((choice) => choice.text)).toEqual(['2', '4']);
  expect(card(1).getByRole('button', { name: sorting.undo })).toHaveFocus();
  await person.click(card(1).getByRole('button', { name: sorting.undo }));
  expect(quiz().questions[0]?.choices.map((choice) => choice.text)).toEqual(['2', '3', '4']);
  expect(card(1).getByRole('textbox', { name: text.answer(2) })).toHaveFocus();
});

test('problems are shown at their field, for a new question once it is left', async () => {
  const { person } = open(BODY);
  await person.click(card(1).getByRole('checkbox', { name: text.answerIsRight(1) }));
  expect(card(1).getByText(text.problems.right)).toBeInTheDocument();
  expect(card(2).queryByText(text.problems.right)).toBeNull();
  expect(screen.getByText(text.incomplete(1))).toBeInTheDocument();
  await person.clear(card(2).getByRole('textbox', { name: text.answer(3) }));
  expect(card(2).getByRole('textbox', { name: text.answer(3) })).toHaveAccessibleDescription(text.problems.empty);
  await person.click(screen.getByRole('button', { name: text.add }));
  expect(card(3).queryByText(text.problems.prompt)).toBeNull();
  await person.click(card(1).getByRole('textbox', { name: text.prompt }));
  expect(card(3).getByText(text.problems.prompt)).toBeInTheDocument();
});

test('a question is duplicated, deleted, and brought back to its position', async () => {
  const { person, quiz } = open(BODY);
  const prompts = () => quiz().questions.map(({ prompt }) => prompt);
  await person.click(card(1).getByRole('button', { name: sorting.duplicate }));
  expect(prompts()).toEqual(['Even?', 'Even?', 'Odd?']);
  await person.click(card(1).getByRole('button', { name: sorting.delete }));
  expect(prompts()).toEqual(['Even?', 'Odd?']);
  expect(screen.getByRole('button', { name: sorting.undo })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: sorting.undo }));
  expect(prompts()).toEqual(['Even?', 'Even?', 'Odd?']);
  expect(card(1).getByRole('textbox', { name: text.prompt })).toHaveFocus();
});

test('Undo has the focus after each deletion, also of two questions with one text', async () => {
  const { person, quiz } = open(BODY);
  await person.click(card(1).getByRole('button', { name: sorting.duplicate }));
  await person.click(card(1).getByRole('button', { name: sorting.delete }));
  await person.click(card(1).getByRole('button', { name: sorting.delete }));
  expect(quiz().questions).toHaveLength(1);
  expect(screen.getByRole('button', { name: sorting.undo })).toHaveFocus();
});

test('a change from another window replaces the quiz, and typing continues in it', async () => {
  const { person, quiz, replace } = open(BODY);
  await person.type(card(1).getByRole('textbox', { name: text.prompt }), '!');
  act(() => replace(BODY.replace('Odd?', 'Uneven?')));
  await screen.findByDisplayValue('Uneven?');
  await person.type(card(2).getByRole('textbox', { name: text.prompt }), '!');
  expect(quiz().questions.map(({ prompt }) => prompt)).toEqual(['Even?', 'Uneven?!']);
});

test('an incomplete quiz is stored and read back; a reader can change nothing', () => {
  const { body } = open('## Only a prompt\n\n- [ ]', true);
  expect(body()).toContain('Only a prompt');
  expect(card(1).getByText(text.problems.answers)).toBeInTheDocument();
  expect(card(1).getByRole('textbox', { name: text.prompt })).toBeDisabled();
  expect(screen.getByRole('button', { name: text.add })).toBeDisabled();
});
