import { languageName } from './languageName';

test.each([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['ar', 'العربية'],
])('%s is called %s in itself', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
