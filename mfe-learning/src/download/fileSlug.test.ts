import { fileSlug } from './fileSlug';

test.each([
  ['Bread, from Scratch!', 'bread-from-scratch'],
  ['Käse & Brot', 'käse-brot'],
  ['…', ''],
  ['x'.repeat(90), 'x'.repeat(60)],
])('%j becomes %j', (title, slug) => {
  expect(fileSlug(title)).toBe(slug);
});
