import { act, render, screen } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { penText } from '../../text/pen/pen.en';
import { PenPreview } from './PenPreview';

const text = textOf(penText);
const SOURCE = { html: '<p>Hello</p>', css: '', js: '' };

/** The site's end of the channel; jsdom has none. */
const port = { close: jest.fn(), postMessage: jest.fn(), onmessage: null };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = port;
      readonly port2 = 'the port of the page';
    },
  });
});
afterEach(() => jest.useRealTimers());

const frames = () => screen.queryAllByTitle<HTMLIFrameElement>(text.preview);
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Sends a message as the page in the frame would. */
const say = (frame: HTMLIFrameElement, data: unknown) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }));
    await jest.advanceTimersByTimeAsync(0);
  });

/** Shows a run, with its frame. */
async function show() {
  const shown = render(<PenPreview run={{ turn: 1, source: SOURCE }} onMessage={doNothing} onRun={doNothing} />);
  await pass(0);
  return shown;
}
const doNothing = () => undefined;

test('a page that does not load is replaced, and the next one gets the pen', async () => {
  await show();
  const [first] = frames();
  await pass(1_600);
  // The browser may end the process of a page that hangs.
  expect(frames()).toEqual([]);
  await pass(700);
  const [second] = frames();
  if (!first || !second) throw new Error('There is no frame.');
  expect(second).not.toBe(first);
  const sent = jest.spyOn(second.contentWindow ?? window, 'postMessage');
  await say(second, { codePage: 'ready' });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ codePage: true, html: SOURCE.html }), '*', [
    'the port of the page',
  ]);
});

test('three pages that do not load are reported, none stays', async () => {
  await show();
  await pass(30_000);
  expect(screen.getByRole('alert')).toHaveTextContent(text.stopped['not-loaded']);
  expect(frames()).toEqual([]);
});

test('a page that was left is stopped, also by a message in its name; others are ignored', async () => {
  await show();
  const [frame] = frames();
  if (!frame) throw new Error('There is no frame.');
  dispatchEvent(new MessageEvent('message', { source: window, data: { codePage: 'ready' } }));
  await say(frame, { kind: 'log', text: 'forged' });
  await say(frame, { codePage: 'ready' });
  expect(screen.queryByRole('alert')).toBeNull();
  await say(frame, { codePage: 'ready' });
  expect(screen.getByRole('alert')).toHaveTextContent(text.stopped.left);
  expect(frames()).toEqual([]);
});

test('a run that ends while its page loads leaves nothing behind', async () => {
  const { unmount } = await show();
  unmount();
  await pass(30_000);
  expect(frames()).toEqual([]);
});
