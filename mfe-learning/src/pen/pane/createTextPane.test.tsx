import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { createTextPane, editBetween } from './createTextPane';

const onChange = jest.fn();
function open(text: string) {
  document.body.append(document.createElement('textarea'));
  area().value = text;
  return createTextPane(area(), { onChange });
}
const area = () => document.querySelector('textarea')!;
const type = (value: string) => fireEvent.input(area(), { target: { value } });

beforeEach(() => {
  document.body.replaceChildren();
  onChange.mockClear();
});

const applied = (text: string, edits: readonly { from: number; to: number; insert: string }[]) =>
  edits.reduce((before, { from, to, insert }) => before.slice(0, from) + insert + before.slice(to), text);

test('an edit leads from one text to the next', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b') }),
      fc.string({ unit: fc.constantFrom('a', 'b') }),
      (a, b) => expect(applied(a, [editBetween(a, b)])).toBe(b),
    ),
  );
});

test('passes on each change, and remembers it', () => {
  const pane = open('one');
  type('one two');
  pane.setText('two');
  expect(onChange.mock.calls).toEqual([['one two'], ['two']]);
  const { text, edits } = pane.work();
  expect(text).toBe('one');
  expect(edits).toHaveLength(2);
  expect(applied(text, edits)).toBe('two');
});

test('the oldest of very many changes become part of the text', () => {
  const pane = open('');
  for (let length = 1; length <= 1_010; length += 1) type('x'.repeat(length));
  const { text, edits } = pane.work();
  expect(edits).toHaveLength(1_000);
  expect(text).toBe('x'.repeat(10));
  expect(applied(text, edits)).toBe('x'.repeat(1_010));
});

test('Tab indents where it is asked to, and leaves after Escape', () => {
  const pane = open('ab');
  area().setSelectionRange(1, 1);
  expect(fireEvent.keyDown(area(), { key: 'Tab' })).toBe(true);
  pane.setTabIndents(true);
  expect(fireEvent.keyDown(area(), { key: 'Tab' })).toBe(false);
  expect(area()).toHaveValue('a  b');
  expect(onChange).toHaveBeenLastCalledWith('a  b');
  expect(fireEvent.keyDown(area(), { key: 'Tab', shiftKey: true })).toBe(true);
  fireEvent.keyDown(area(), { key: 'Escape' });
  expect(fireEvent.keyDown(area(), { key: 'Tab' })).toBe(true);
});

test.each([
  [1, 0],
  [2, 4],
  [3, 8],
  [99, 13],
])('shows line %d', (line, position) => {
  open('one\ntwo\nthree').showLine(line);
  expect(area()).toHaveFocus();
  expect(area().selectionStart).toBe(position);
});
