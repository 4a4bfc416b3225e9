import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textOf, useText } from '@lectern/shared/text';
import { defineLanguages, translatable, type Translation } from '.';

const cardText = translatable('card', (format) => ({
  title: 'Course',
  lessons: (count: number) => format.count(count, { one: 'lesson', other: 'lessons' }),
}));
const noteText = translatable('note', () => ({ label: 'Note' }));

const card: Translation<typeof cardText> = (format) => ({
  title: 'Kurs',
  lessons: (count) => format.count(count, { one: 'Lektion', other: 'Lektionen' }),
});

const setLanguage = (language: string) =>
  act(async () => {
    document.documentElement.lang = language;
    await Promise.resolve();
  });
afterEach(() => setLanguage('en'));

test('a language is imported once it is asked for, and others are not', async () => {
  const german = jest.fn(() => Promise.resolve({ default: { card } }));
  const french = jest.fn(() => Promise.resolve({ default: {} }));
  const languages = defineLanguages({ de: german, fr: french });
  expect(languages.tags).toEqual(['de', 'fr']);
  await languages.load('de');
  expect(french).not.toHaveBeenCalled();
  await setLanguage('de');
  expect(textOf(cardText)).toMatchObject({ title: 'Kurs' });
  expect(textOf(cardText).lessons(1000)).toBe('1.000 Lektionen');
});

test('a part that a language lacks stays English, and so does a language that the bundle lacks', async () => {
  const languages = defineLanguages({ de: () => Promise.resolve({ default: { card } }) });
  await languages.load('de');
  await languages.load('ar');
  await setLanguage('de');
  expect(textOf(noteText).label).toBe('Note');
  await setLanguage('ar');
  expect(textOf(cardText).title).toBe('Course');
});

test('a failed import rejects, and the next call imports again', async () => {
  let isBroken = true;
  const { load } = defineLanguages({
    fr: () =>
      isBroken
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ default: { note: () => ({ label: 'Remarque' }) } }),
  });
  await expect(load('fr')).rejects.toThrow('offline');
  isBroken = false;
  await load('fr');
  await setLanguage('fr');
  expect(textOf(noteText).label).toBe('Remarque');
});

test('a change of the language keeps what was typed', async () => {
  await defineLanguages({ de: () => Promise.resolve({ default: { card } }) }).load('de');
  const Field = () => <input aria-label={useText(cardText).title} />;
  render(<Field />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Course' }), 'Ada');
  await setLanguage('de');
  expect(screen.getByRole('textbox', { name: 'Kurs' })).toHaveValue('Ada');
});
