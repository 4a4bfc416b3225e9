import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { TimedList } from './TimedList';

test('the accessible name of a line begins with the words that are visible', async () => {
  const onSeek = jest.fn();
  const lines = [{ key: 1, startSec: 65, text: 'The box is a circle.' }];
  const { person } = renderScreen(
    <TimedList label="Transcript" lines={lines} current={1} follows={false} onSeek={onSeek} />,
  );
  const line = screen.getByRole('button');
  expect(line).toHaveTextContent('1:05 The box is a circle.');
  expect(line).toHaveAccessibleName('1:05 The box is a circle.');
  await person.click(line);
  expect(onSeek).toHaveBeenCalledWith(65);
});

const LINES = [{ key: 0, startSec: 4, text: 'Eine Achse.' }];
const show = (language?: string) =>
  renderScreen(
    <TimedList label="-" lines={LINES} language={language} current={0} follows={false} onSeek={() => undefined} />,
  );

test('the lines of captions in another language than the page’s say so', () => {
  show('de');
  expect(screen.getByText('Eine Achse.')).toHaveAttribute('lang', 'de');
});

test.each([undefined, 'en'])('lines of captions in %s have the direction of their letters', (language) => {
  show(language);
  expect(screen.getByText('Eine Achse.')).not.toHaveAttribute('lang');
  expect(screen.getByText('Eine Achse.')).toHaveAttribute('dir', 'auto');
});
