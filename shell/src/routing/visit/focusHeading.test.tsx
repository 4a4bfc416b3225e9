import { waitFor } from '@testing-library/react';
import { focusHeading } from './focusHeading';

let main: HTMLElement;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<input aria-label="elsewhere"><main tabindex="-1"></main>';
  main = document.querySelector('main')!;
});
afterEach(() => stop());

const show = (words: string): void => {
  main.innerHTML = `<h1>${words}</h1>`;
};
const focused = (): string | null =>
  document.activeElement === main ? 'main' : (document.activeElement?.textContent ?? null);

test('waits for the heading at main, and goes on to the one that takes its place', async () => {
  stop = focusHeading(main);
  expect(focused()).toBe('main');
  show('A place');
  await waitFor(() => expect(focused()).toBe('A place'));
  show('The course');
  await waitFor(() => expect(focused()).toBe('The course'));
});

test('leaves the focus where the visitor has put it', async () => {
  show('A place');
  stop = focusHeading(main);
  expect(focused()).toBe('A place');
  document.querySelector('input')!.focus();
  show('The course');
  await new Promise((done) => {
    setTimeout(done, 20);
  });
  expect(document.activeElement).toHaveAccessibleName('elsewhere');
});
