import { useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { saveHint } from './hint';
import { readRenderedPage } from './renderedPage';

function openPage(queries = '[[["home"],{"a":1}]]'): HTMLElement {
  document.head.innerHTML =
    '<style data-href="/a.css"></style>' +
    '<style id="style-attributes">[data-s="0"]{width:10px}[data-s="1"]{color:red}</style>';
  document.body.innerHTML =
    '<div id="root" data-rendered><main id="main"><p data-s="1">a</p><b data-s="0">b</b>' +
    `<button type="button">c</button></main></div><div id="loading" hidden></div>` +
    `<script type="application/json" id="page-data">${queries}</script>`;
  return document.getElementById('root')!;
}

test('a page without rendered content is not hydrated', () => {
  const root = openPage();
  root.removeAttribute('data-rendered');
  expect(readRenderedPage(root, false)).toBeNull();
});

test('reads the data of a page, marks its stylesheets as loaded, and restores style attributes', () => {
  const page = readRenderedPage(openPage(), false);
  expect(page?.queries).toEqual([[['home'], { a: 1 }]]);
  expect(document.querySelector<HTMLElement>('style')?.dataset.href).toBe('http://localhost/a.css');
  expect(document.querySelector('p')?.style.color).toBe('red');
  expect(document.querySelector('b')?.style.width).toBe('10px');
  expect(document.querySelector('[data-s]')).toBeNull();
});

test.each([
  ['a visitor with a session, and the page is reloaded', '[]', true],
  ['a page with damaged data', '{', false],
])('rendered content is removed for %s', (_what, queries, hasSession) => {
  const root = openPage(queries);
  const reload = jest.fn();
  expect(readRenderedPage(root, hasSession, reload)).toBeNull();
  expect(root).toBeEmptyDOMElement();
  expect(reload).toHaveBeenCalledTimes(hasSession ? 1 : 0);
});

test('a visitor with a session gets no second reload when the hint cookie names the session', () => {
  saveHint({ isSignedIn: true });
  const reload = jest.fn();
  readRenderedPage(openPage(), true, reload);
  expect(reload).not.toHaveBeenCalled();
  saveHint({ isSignedIn: false });
});

test('a press on a button before hydration is repeated once after it', () => {
  const root = openPage();
  const page = readRenderedPage(root, false)!;
  const button = root.querySelector('button')!;
  button.click();
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  page.finish();
  page.finish();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect([page.isPending(), root.hasAttribute('data-rendered')]).toEqual([false, false]);
});

test('text that was typed before hydration stays, and reaches the component', () => {
  const root = openPage();
  root.innerHTML = '<input name="q" value=""/><p></p>';
  const input = root.querySelector('input')!;
  input.value = 'bread';
  const page = readRenderedPage(root, false)!;
  function Search() {
    const [typed, setTyped] = useState('');
    return (
      <>
        <input name="q" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <p>{typed}</p>
      </>
    );
  }
  act(() => void hydrateRoot(root, <Search />));
  expect(root.querySelector('p')).toHaveTextContent('');
  act(() => page.finish());
  expect(input).toHaveValue('bread');
  expect(root.querySelector('p')).toHaveTextContent('bread');
});

test('a form that resets its fields at hydration gets back the earlier input, and is submitted again', () => {
  const root = openPage();
  root.innerHTML =
    '<main id="main"><form method="dialog"><input name="a" value=""/><input type="checkbox" name="b"/>' +
    '<select name="c"><option>1</option><option>2</option></select><button type="submit">d</button></form></main>';
  const [text, box] = [...root.querySelectorAll('input')];
  const choice = root.querySelector('select')!;
  text!.value = 'typed before scripts';
  const page = readRenderedPage(root, false)!;
  box!.click();
  choice.value = '2';
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  const form = root.querySelector('form')!;
  form.requestSubmit();
  const heard: string[] = [];
  for (const type of ['input', 'change', 'submit'])
    form.addEventListener(type, ({ target }) => void heard.push(`${type} ${(target as HTMLInputElement).name}`));
  form.reset();
  page.finish();
  expect([text!.value, box!.checked, choice.value]).toEqual(['typed before scripts', true, '2']);
  expect(heard).toEqual(expect.arrayContaining(['input a', 'change b', 'change c', 'submit ']));
});

test('the hint cookie exists only while it differs from the default', () => {
  saveHint({ isSignedIn: true });
  saveHint({ theme: 'dark' });
  expect(document.cookie).toBe('lectern-hint=in.dark');
  saveHint({ isSignedIn: false, theme: 'system' });
  expect(document.cookie).toBe('');
});
