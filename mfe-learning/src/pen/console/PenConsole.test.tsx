import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { PenConsole, type ConsoleLine } from './PenConsole';

const lines: ConsoleLine[] = [
  {
    key: 1,
    level: 'error',
    text: 'The code at line 3 ran for over a second and was stopped.',
    place: { pane: 'js', line: 3 },
  },
  { key: 2, level: 'error', text: 'In the markup', place: { pane: 'html', line: 7 } },
  { key: 3, level: 'log', text: 'hello', place: null },
];

test('a line number leads to its pane; what has none leads nowhere', async () => {
  const onShowLine = jest.fn();
  const { person } = renderScreen(
    <PenConsole lines={lines} heading="h2" onClear={() => undefined} onShowLine={onShowLine} />,
  );
  await person.click(screen.getByRole('button', { name: 'line 3' }));
  await person.click(screen.getByRole('button', { name: 'HTML, line 7' }));
  expect(onShowLine.mock.calls).toEqual([[{ pane: 'js', line: 3 }], [{ pane: 'html', line: 7 }]]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('where no code is to be seen, the line is told and leads nowhere', () => {
  renderScreen(<PenConsole lines={lines} heading="h2" onClear={() => undefined} />);
  expect(screen.getByText('line 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'line 3' })).toBeNull();
});
