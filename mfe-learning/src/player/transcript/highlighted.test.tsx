import { render } from '@testing-library/react';
import { highlighted } from './highlighted';

test.each([
  ['The box, the Box', 'box', 'The <mark>box</mark>, the <mark>Box</mark>'],
  ['Cafés und Straßen', 'cafe', '<mark>Café</mark>s und Straßen'],
  ['İstanbul 😀 box', 'BOX', 'İstanbul 😀 <mark>box</mark>'],
])('%s, searched for %s', (text, words, html) => {
  expect(render(<>{highlighted(text, words)}</>).container.innerHTML).toBe(html);
});

test('words that do not occur give null', () => {
  expect(highlighted('The box', 'circle')).toBeNull();
  expect(highlighted('The box', '')).toBeNull();
});
