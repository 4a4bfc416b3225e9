import { act, fireEvent, waitFor } from '@testing-library/react';
import { fillDomGaps } from '@lectern/shared/testing';
import { openPane } from './openPane';

const onChange = jest.fn();
const host = () => document.querySelector<HTMLElement>('#host')!;
const area = () => host().querySelector('textarea');
const code = () => host().firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null;
const lines = () => [...(code()?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n');
function open(text: string, label = 'JavaScript', parent = host()) {
  const element = document.createElement('textarea');
  element.value = text;
  element.setAttribute('aria-label', label);
  parent.append(element);
  return openPane(element, { pane: label === 'CSS' ? 'css' : 'js', label, onChange });
}

let idleTasks: (() => void)[] = [];
/** Lets one idle moment pass: runs the next task that waits for one. */
const runIdle = () => idleTasks.shift()?.();
const arrived = () =>
  waitFor(() => {
    runIdle();
    expect(code()).not.toBeNull();
  });

beforeAll(() => {
  fillDomGaps();
  // CodeMirror measures its text and reads the selection; jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Object.assign(document, { execCommand: () => false });
});
beforeEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  document.body.innerHTML = '<div id="host"></div>';
  onChange.mockClear();
  idleTasks = [];
  globalThis.requestIdleCallback = (task) => idleTasks.push(() => task({ didTimeout: false, timeRemaining: () => 9 }));
  globalThis.cancelIdleCallback = () => (idleTasks = []);
});

test('is a text area until the page is idle, then CodeMirror with the typed text and its selection', async () => {
  open('let a = 1;');
  expect(area()).toHaveAccessibleName('JavaScript');
  fireEvent.input(area()!, { target: { value: 'let a = 1;\nlet b = 2;' } });
  area()!.focus();
  area()!.setSelectionRange(4, 5);
  runIdle();
  await arrived();
  expect(area()).toBeNull();
  expect(code()).toHaveAccessibleName('JavaScript');
  expect(lines()).toBe('let a = 1;\nlet b = 2;');
  expect(host().firstElementChild?.shadowRoot?.activeElement).toBe(code());
  expect(onChange.mock.calls).toEqual([['let a = 1;\nlet b = 2;']]);
});

test('panes are replaced in an idle moment each, and at once when one gets the focus', async () => {
  // The first pane of a page that opens in idle moments warms CodeMirror up as well.
  open('first');
  await arrived();
  document.body.innerHTML = '<div id="host"></div><div id="other"></div>';
  open('one');
  open('two', 'CSS', document.querySelector<HTMLElement>('#other')!);
  const areas = () => document.querySelectorAll('textarea').length;
  // Both panes wait for their code, then for the parts of CodeMirror, their languages, states and views.
  for (const _step of ['code', 'state', 'view', 'language', 'autocomplete', 'pane', 'prepared']) {
    runIdle();
    runIdle();
    await waitFor(() => expect(idleTasks).toHaveLength(2));
  }
  expect(areas()).toBe(2);
  runIdle();
  await waitFor(() => expect(areas()).toBe(1));
  fireEvent.focus(document.querySelector('textarea')!);
  await waitFor(() => expect(areas()).toBe(0));
});

test('on a touch device, CodeMirror waits for the first touch of the page', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === '(hover: none)' }) as unknown as MediaQueryList;
  const [pane, other] = [open('one'), open('two')];
  other.destroy();
  expect(idleTasks).toEqual([]);
  fireEvent.pointerDown(document.body);
  expect(idleTasks).toHaveLength(1);
  await arrived();
  expect(lines()).toBe('one');
  pane.destroy();
});

test('what is typed while CodeMirror prepares is in it', async () => {
  open('one');
  await waitFor(() => {
    if (idleTasks.length > 0 && area()) fireEvent.input(area()!, { target: { value: `${area()!.value}!` } });
    runIdle();
    expect(code()).not.toBeNull();
  });
  const [typed] = onChange.mock.calls.at(-1) as [string];
  expect(typed.length).toBeGreaterThan(6);
  expect(lines()).toBe(typed);
});

test('what was typed in the text area can be undone in CodeMirror', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'requestIdleCallback', 'cancelIdleCallback'] });
  open('one');
  fireEvent.input(area()!, { target: { value: 'one two' } });
  jest.setSystemTime(Date.now() + 5_000);
  fireEvent.input(area()!, { target: { value: 'one two three' } });
  jest.useRealTimers();
  fireEvent.focus(area()!);
  await arrived();
  const undo = () => fireEvent.keyDown(code()!, { key: 'z', keyCode: 90, ctrlKey: true });
  undo();
  expect(lines()).toBe('one two');
  undo();
  expect(lines()).toBe('one');
  expect(onChange).toHaveBeenLastCalledWith('one');
});

test('waits for a word that an input method is composing', async () => {
  open('');
  fireEvent.compositionStart(area()!);
  runIdle();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(area()).not.toBeNull();
  fireEvent.compositionEnd(area()!);
  await arrived();
});

test('a pane that was closed meanwhile stays closed', async () => {
  const pane = open('one');
  fireEvent.focus(area()!);
  pane.destroy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(host()).toBeEmptyDOMElement();
});

test('setting the text and destroying work before and after', async () => {
  const pane = open('one');
  pane.setText('two');
  runIdle();
  await arrived();
  expect(lines()).toBe('two');
  pane.setText('three');
  expect(lines()).toBe('three');
  pane.destroy();
  expect(host()).toBeEmptyDOMElement();
});
