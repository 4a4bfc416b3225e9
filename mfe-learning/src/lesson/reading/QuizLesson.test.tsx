import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { QuizLesson } from './QuizLesson';

const BODY =
  '## Which flour rises best?\n\n- [ ] Rice\n- [x] Strong wheat\n\n> Gluten holds the gas.\n\n## Which ' +
  'are grains?\n\n- [x] Rye\n- [x] Oats\n- [ ] Peas\n';

test('a wrong answer gives nothing away, the right one explains', async () => {
  const { person } = renderScreen(<QuizLesson body={BODY} />);
  const check = screen.getAllByRole('button', { name: 'Check my answer' })[0]!;
  expect(check).toBeDisabled();
  await person.click(screen.getByRole('radio', { name: 'Rice' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent('Not quite');
  expect(screen.queryByText('Gluten holds the gas.')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Strong wheat' }));
  await person.click(check);
  expect(screen.getByText('Gluten holds the gas.')).toBeInTheDocument();
});

test('with several right answers all of them are asked for', async () => {
  const { person } = renderScreen(<QuizLesson body={BODY} />);
  const check = screen.getAllByRole('button', { name: 'Check my answer' })[1]!;
  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent('Not quite');
  await person.click(screen.getByRole('checkbox', { name: 'Oats' }));
  await person.click(check);
  expect(screen.getByRole('status')).toHaveTextContent('That is right');
});

test('a body that is no quiz shows none of its answers', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderScreen(<QuizLesson body="- [x] secret" />);
  expect(container).not.toHaveTextContent('secret');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
