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
