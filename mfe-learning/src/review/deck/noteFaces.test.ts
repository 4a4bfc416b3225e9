import { questionCardId } from './deck';
import { noteFaces } from './noteFaces';

test.each([
  ['What makes dough rise? :: Yeast', 'What makes dough rise?', 'Yeast'],
  ['What makes dough rise?:: Yeast', 'What makes dough rise?', 'Yeast'],
  ['Two lines\nof question\n::\nand an answer\nof two', 'Two lines\nof question', 'and an answer\nof two'],
  ['Only the first :: divides :: a note', 'Only the first', 'divides :: a note'],
])('%j has two sides', (note, prompt, text) => expect(noteFaces(note)).toEqual({ prompt, text }));

test.each(['Knead for ten minutes.', 'std::vector grows', ':: no question', 'no answer ::', ''])(
  '%j has one side',
  (note) => expect(noteFaces(note)).toEqual({ prompt: null, text: note }),
);

test('a question keeps its id wherever it stands in a quiz, and a reworded one is another card', () => {
  expect(questionCardId('quiz', 'Which flour?')).toBe(questionCardId('quiz', 'Which flour?'));
  const ids = ['Which flour?', 'Which flour', 'which flour?', '', 'Welches Mehl?', '小麦'].map((prompt) =>
    questionCardId('quiz', prompt),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^q-quiz-[0-9a-z]{1,11}$/);
});
