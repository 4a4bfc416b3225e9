import { MessageChannel } from 'node:worker_threads';
import { screen, waitFor, within } from '@testing-library/react';
import { parseNote } from '@lectern/shared/domain';
import { listDocuments } from '@lectern/shared/firebase/documents';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { BOOKS, setUpBooks } from '../../screens/testBed';
import { readerText } from '../../text/reader.en';
import { FramedReader } from './FramedReader';
import type { FrameMessage, FrameCommand } from './frameMessages';

const labels = textOf(readerText);
const testBed = setUpBooks();
const bookmark = (): HTMLElement => screen.getByRole('button', { name: labels.bookmark });

/** The frame's side of the message port: this test answers instead of the page in the frame. */
type Frame = { commands: FrameCommand[]; tell: (message: FrameMessage) => void; close: () => void };

/** Asks for the file as the page in the frame does. jsdom loads no page there, and has no channels. */
function playFrame(): Frame {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>(labels.frame('Bread'));
  const post = jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
  window.dispatchEvent(new MessageEvent('message', { source: contentWindow, data: { reader: 'ready' } }));
  const [port] = post.mock.calls[0]![2 as never] as unknown as [MessagePort];
  const commands: FrameCommand[] = [];
  port.onmessage = ({ data }: MessageEvent<FrameCommand>) => void commands.push(data);
  return { commands, tell: (message) => port.postMessage(message), close: () => port.close() };
}

const moved = (locator: string, chapter: string): FrameMessage => ({
  kind: 'moved',
  ...{ locator, chapter, percent: 10, isAtEnd: false, byReader: false },
});

/** Opens a book in a frame, and follows a link to `p5`. Resolves to the frame and the number of the move. */
async function followLink() {
  const reader = renderScreen(
    <FramedReader id="bread" book={BOOKS[0]} owner={{ uid: 'noor', position: null }} format="pdf" bytes={BYTES} />,
    { path: '/books?read=bread', route: '/books', user: testBed.user },
  );
  const frame = playFrame();
  frame.tell({ kind: 'opened', contents: [{ title: 'Two', locator: 'p5', children: [] }], direction: 'ltr' });
  frame.tell(moved('p1', 'One'));
  await screen.findByText('One');
  await reader.person.click(screen.getByRole('button', { name: labels.contents }));
  await reader.person.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Two' }));
  const go = await waitFor(() => {
    const command = frame.commands.find(({ kind }) => kind === 'go');
    if (command?.kind !== 'go') throw new Error('The frame got no command to move.');
    return command;
  });
  expect(go.locator).toBe('p5');
  return { ...reader, frame, request: go.request };
}

const BYTES = new ArrayBuffer(8);

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  Object.assign(globalThis, { MessageChannel, __webpack_public_path__: '/remotes/commerce/1.0.0/' });
});

test('a bookmark that is pressed during a move marks the page that arrives', async () => {
  const { frame, request, person, announced } = await followLink();
  await person.click(bookmark());
  expect(announced).not.toContain(labels.bookmarked);
  frame.tell(moved('p5', 'Two'));
  frame.tell({ kind: 'arrived', request });
  await waitFor(() => expect(announced).toContain(labels.bookmarked));
  expect(bookmark()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('lectern.reading')).toMatch(/"bookmarks":\["p5"\]/);
  await person.click(bookmark());
  await waitFor(() => expect(bookmark()).toHaveAttribute('aria-pressed', 'false'));
  frame.close();
});

test('two presses during a move mark the page and remove the mark, and a note is about that page', async () => {
  const { frame, request, person, announced } = await followLink();
  await person.click(bookmark());
  await person.click(bookmark());
  await person.click(screen.getByRole('button', { name: labels.notes }));
  await person.click(screen.getByRole('textbox', { name: labels.newNote }));
  await person.paste('About two.');
  await person.click(screen.getByRole('button', { name: labels.saveNote }));
  frame.tell(moved('p5', 'Two'));
  frame.tell({ kind: 'arrived', request });
  await waitFor(() => expect(announced).toEqual(expect.arrayContaining([labels.bookmarkRemoved, labels.noteSaved])));
  expect(bookmark()).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByText('About two.')).toBeVisible();
  const notes = await listDocuments({ collection: 'users/noor/notes' }, parseNote);
  expect(notes.map(({ locator }) => locator)).toEqual(['p5']);
  frame.close();
});
