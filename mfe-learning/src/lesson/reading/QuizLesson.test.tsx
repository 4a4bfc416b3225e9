import { screen } from '@testing-library/react';
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

test('a body that is no quiz shows none of its answers', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderScreen(<QuizLesson body="- [x] secret" />);
  expect(container).not.toHaveTextContent('secret');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
