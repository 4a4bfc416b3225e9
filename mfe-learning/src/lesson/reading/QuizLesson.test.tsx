import { screen } from '@testing-library/react';
import { getFirstTries, saveFirstTries, type QuizScore } from '../../data/quizScores';
import { renderScreen } from '@lectern/shared/testing';
import { QuizLesson } from './QuizLesson';
import { textOf } from '@lectern/shared/text';
import { quizText } from '../../text/lesson/quiz.en';

const text = textOf(quizText);

const BODY =
  '## Which flour rises best?\n\n- [ ] Rice\n- [x] Strong wheat\n\n> Gluten holds the gas.\n\n## Which ' +
  'are grains?\n\n- [x] Rye\n- [x] Oats\n- [ ] Peas\n';

test('a wrong answer reveals nothing, and the right one shows the explanation', async () => {
  const { person } = renderScreen(<QuizLesson body={BODY} />);
  const check = screen.getAllByRole('button', { name: text.check })[0]!;
  expect(check).toBeDisabled();
  await person.click(screen.getByRole('radio', { name: 'Rice' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent(text.wrong);
  expect(screen.queryByText('Gluten holds the gas.')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Strong wheat' }));
  await person.click(check);
  expect(screen.getByText('Gluten holds the gas.')).toBeInTheDocument();
});

test('a question with several right answers needs all of them', async () => {
  const { person } = renderScreen(<QuizLesson body={BODY} />);
  const check = screen.getAllByRole('button', { name: text.check })[1]!;
  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent(text.wrong);
  await person.click(screen.getByRole('checkbox', { name: 'Oats' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent(text.right);
});

test('a wrong first try stays one after a reload, and a later visit changes no score', async () => {
  localStorage.clear();
  const tries = {
    get: () => getFirstTries('u', 'c', 'q'),
    save: (made: ReturnType<typeof getFirstTries>) => saveFirstTries('u', 'c', 'q', made),
  };
  const scores: QuizScore[] = [];
  const quiz = (earlier: QuizScore | null) => (
    <QuizLesson body={BODY} tries={tries} getScore={() => earlier} onDone={(score) => scores.push(score)} />
  );
  const first = renderScreen(quiz(null));
  await first.person.click(screen.getByRole('radio', { name: 'Rice' }));
  await first.person.click(screen.getAllByRole('button', { name: text.check })[0]!);
  first.unmount();
  const second = renderScreen(quiz(null));
  await solve(second.person);
  expect(screen.getByText(text.score(1, 2))).toBeVisible();
  second.unmount();
  const third = renderScreen(quiz({ right: 0, of: 2 }));
  await solve(third.person);
  expect(screen.getByText(text.score(0, 2))).toBeVisible();
  expect(scores).toEqual([{ right: 1, of: 2 }]);
});

async function solve(person: ReturnType<typeof renderScreen>['person']): Promise<void> {
  const [first, second] = screen.getAllByRole('button', { name: text.check });
  await person.click(screen.getByRole('radio', { name: 'Strong wheat' }));
  await person.click(first!);
  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  await person.click(screen.getByRole('checkbox', { name: 'Oats' }));
  await person.click(second!);
}

test('a body that is no quiz shows none of its answers', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderScreen(<QuizLesson body="- [x] secret" />);
  expect(container).not.toHaveTextContent('secret');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
