import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { penText } from '../../text/pen/pen.en';
import { PenConsole, type ConsoleLine } from './PenConsole';

const text = textOf(penText);
const lines: ConsoleLine[] = [
  {
    key: 1,
    level: 'error',
    text: 'The code at line 3 ran for over a second and was stopped.',
    source: { pane: 'js', line: 3 },
  },
  { key: 2, level: 'error', text: 'In the markup', source: { pane: 'html', line: 7 } },
  { key: 3, level: 'log', text: 'hello', source: null },
];

test('a line number links to its pane; an entry without one has no link', async () => {
  const onShowLine = jest.fn();
  const { person } = renderScreen(
    <PenConsole lines={lines} heading="h2" onClear={() => undefined} onShowLine={onShowLine} />,
  );
  await person.click(screen.getByRole('button', { name: text.atLine(3) }));
  await person.click(screen.getByRole('button', { name: text.atHtmlLine(7) }));
  expect(onShowLine.mock.calls).toEqual([[{ pane: 'js', line: 3 }], [{ pane: 'html', line: 7 }]]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('without visible code, the line number is shown without a link', () => {
  renderScreen(<PenConsole lines={lines} heading="h2" onClear={() => undefined} />);
  expect(screen.getByText(text.atLine(3))).toBeVisible();
  expect(screen.queryByRole('button', { name: text.atLine(3) })).toBeNull();
});
