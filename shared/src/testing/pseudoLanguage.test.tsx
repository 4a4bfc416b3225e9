import { useMemo } from 'react';
import { render, screen } from '@testing-library/react';
import { defineText, textOf, useText } from '../text';
import { pseudoLanguage, untranslated } from './pseudoLanguage';

const cardText = defineText((format) => ({
  title: 'Courses',
  found: (count: number) => format.count(count, { one: 'course', other: 'courses' }),
  of: (name: string) => `Course of ${name}`,
  links: [['/books', 'Books']] as const,
  close: 'Close',
}));

function Card({ hint }: { hint: string }) {
  const text = useText(cardText);
  const [[path, label]] = useMemo(() => text.links, [text]);
  return (
    <section aria-label={text.title}>
      <a href={path}>{label}</a>
      <p>{text.found(2)}</p>
      <p>{text.of('Ada')}</p>
      <button title={hint}>{text.close}</button>
      <code>let x = 1</code>
      <q lang="en">In English</q>
      <p>Data</p>
    </section>
  );
}

let end: () => void;
beforeEach(() => (end = pseudoLanguage()));
afterEach(() => end());

test('writes texts in Arabic letters, from right to left', () => {
  render(<Card hint={textOf(cardText).title} />);
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(screen.getByRole('button').textContent).toMatch(/^\p{Script=Arabic}+$/u);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/books');
  expect(untranslated(document.body, ['Data'])).toEqual([]);
});

test('finds a sentence outside the text modules, in an attribute too', () => {
  render(<Card hint="Close the card" />);
  expect(untranslated(document.body)).toEqual(['Close the card', 'Data']);
});

test('the page and its texts are English again afterwards', () => {
  end();
  expect(document.documentElement.lang).not.toBe('ar');
  expect(textOf(cardText).title).toBe('Courses');
});
