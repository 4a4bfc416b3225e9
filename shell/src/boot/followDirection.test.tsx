import { waitFor } from '@testing-library/react';
import { followDirection } from './followDirection';

const page = document.documentElement;

test('the page gets the direction of its language, and of each language that it switches to', async () => {
  page.lang = 'ar';
  followDirection();
  expect(page.dir).toBe('rtl');
  page.lang = 'fr';
  await waitFor(() => expect(page.dir).toBe('ltr'));
});

test('a page whose HTML has the right direction is left alone: setting it would restyle every element', () => {
  page.lang = 'en';
  page.dir = 'ltr';
  const mutations = new MutationObserver(() => undefined);
  mutations.observe(page, { attributes: true });
  followDirection();
  expect(mutations.takeRecords()).toEqual([]);
});
