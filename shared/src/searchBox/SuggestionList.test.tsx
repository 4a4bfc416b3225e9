import { useRef, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuggestionList } from './SuggestionList';

const ALL = ['Baking bread', 'Basic statistics', 'Birds at dawn'];
Element.prototype.scrollIntoView = () => undefined;

function Box({ chosen, sent }: { chosen: (words: string) => void; sent: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = ALL.filter((words) => words.toLowerCase().startsWith(typed.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input ref={input} aria-label="Search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <SuggestionList
        input={input}
        label="Suggestions"
        announce={(n) => `${String(n)} found`}
        suggestions={found.map((words) => ({ id: words, icon: null, words, choose: () => chosen(words) }))}
      />
    </form>
  );
}

const show = () => {
  const heard = { chosen: jest.fn(), sent: jest.fn() };
  render(<Box {...heard} />);
  return heard;
};
const box = () => screen.getByRole('combobox', { name: 'Search' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '-')?.textContent ?? null;

test('opens while typing, announces the number of suggestions, and names the active one', async () => {
  show();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box(), 'ba');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute(
    'id',
    box().getAttribute('aria-controls'),
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Baking bread');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Baking bread');
});

test.each<[keys: string, at: string | null]>([
  ['{ArrowDown}', 'Baking bread'],
  ['{ArrowUp}', 'Birds at dawn'],
  ['{ArrowDown}{ArrowDown}', 'Basic statistics'],
  ['{ArrowDown}{ArrowUp}', null],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', null],
  ['{ArrowDown}{End}', 'Birds at dawn'],
  ['{ArrowUp}{Home}', 'Baking bread'],
  ['{ArrowDown}{ArrowRight}', null],
  ['{ArrowDown}{Escape}', null],
  ['{Alt>}{ArrowDown}{/Alt}', null],
  ['{ArrowDown}b', null],
])('%s activates %s', async (keys, at) => {
  show();
  await userEvent.click(box());
  await userEvent.keyboard(keys);
  expect(active()).toBe(at);
});

test('Enter chooses the active option, or submits without one', async () => {
  const { chosen, sent } = show();
  await userEvent.type(box(), 'ba{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith('Baking bread');
  expect(sent).not.toHaveBeenCalled();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a press chooses an option, and the focus stays in the box', async () => {
  const { chosen } = show();
  await userEvent.type(box(), 'bi');
  await userEvent.click(screen.getByRole('option', { name: 'Birds at dawn' }));
  expect(chosen).toHaveBeenCalledWith('Birds at dawn');
  expect(box()).toHaveFocus();
});

test('closes on blur, and unmounting leaves a plain box', async () => {
  const { container, rerender } = render(<Box chosen={() => undefined} sent={() => undefined} />);
  await userEvent.type(box(), 'b');
  await userEvent.tab();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  rerender(<></>);
  expect(container).toBeEmptyDOMElement();
});

test('ignores keys while an input method composes a word', async () => {
  const { chosen } = show();
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
  expect(active()).toBe('Baking bread');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen).toHaveBeenCalledWith('Baking bread');
});
