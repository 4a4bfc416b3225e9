import { waitFor } from '@testing-library/react';
import { focusHeading } from './focusHeading';

let main: HTMLElement;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<input aria-label="elsewhere"><main tabindex="-1"></main>';
  main = document.querySelector('main')!;
});
afterEach(() => stop());

const show = (title: string): void => {
  main.innerHTML = `<h1>${title}</h1>`;
};
const focused = (): string | null =>
  document.activeElement === main ? 'main' : (document.activeElement?.textContent ?? null);

test('focuses main first, then the heading, then the one that replaces it', async () => {
  stop = focusHeading(main);
  expect(focused()).toBe('main');
  show('A placeholder');
  await waitFor(() => expect(focused()).toBe('A placeholder'));
  show('The course');
  await waitFor(() => expect(focused()).toBe('The course'));
});

test('leaves the focus where the visitor has moved it', async () => {
  show('A placeholder');
  stop = focusHeading(main);
  expect(focused()).toBe('A placeholder');
  document.querySelector('input')!.focus();
  show('The course');
  await new Promise((done) => {
    setTimeout(done, 20);
  });
  expect(document.activeElement).toHaveAccessibleName('elsewhere');
});
