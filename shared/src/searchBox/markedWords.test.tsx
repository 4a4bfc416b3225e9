import { render } from '@testing-library/react';
import { markedWords } from './markedWords';

test.each([
  ['Baking bread', 'br', 'Baking <mark>br</mark>ead'],
  ['Baking bread', 'BA bread', '<mark>Ba</mark>king <mark>bread</mark>'],
  ['Sourdough', 'dough', 'Sourdough'],
  ['What is C++?', 'c+', 'What is <mark>C+</mark>+?'],
  ['Élan vital', 'él', '<mark>Él</mark>an vital'],
  ['Bread', ' ', 'Bread'],
])('%s, typed %s', (text, typed, html) => {
  expect(render(<>{markedWords(text, typed)}</>).container.innerHTML).toBe(html);
});
