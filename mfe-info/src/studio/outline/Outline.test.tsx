import type * as React from 'react';
import type * as Dnd from '@dnd-kit/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { sortingText } from '../../text/studio/sorting.en';
import { studioOutlineText } from '../../text/studioOutline.en';
import { memoryDraftRecords } from '../data/draftRecords';
import { DraftSession } from '../data/draftSession';
import { openDraftStorage } from '../data/draftStorage';
import { addLesson } from '../data/operations';
import { MemoryBackend } from '../data/testing/memoryBackend';
import { DraftContext } from '../frame/useDraft';
import { Outline } from './Outline';

const mockRendered = { handles: 0, contexts: 0 };
jest.mock('@dnd-kit/core', () => {
  const library = jest.requireActual<typeof Dnd>('@dnd-kit/core');
  const { createElement } = jest.requireActual<typeof React>('react');
  const useDraggable: typeof library.useDraggable = (options) => {
    mockRendered.handles += 1;
    return library.useDraggable(options);
  };
  const DndContext = (props: Dnd.DndContextProps) => {
    mockRendered.contexts += 1;
    return createElement(library.DndContext, props);
  };
  return { ...library, useDraggable, DndContext };
});

const text = textOf(studioOutlineText);
const sorting = textOf(sortingText);
const sessions: DraftSession[] = [];
afterEach(() => jest.restoreAllMocks());
afterEach(() => Promise.all(sessions.splice(0).map((session) => session.close())));

/**
 * Renders the outline of a draft with two sections, “One” and “Two”, and lessons in the first. With `isCutOff`,
 * the network is gone by then: no change is saved meanwhile.
 */
async function renderOutline(lessons: readonly string[], isCutOff = false) {
  const network: { state: 'online' | 'offline' } = { state: 'online' };
  const locks = { hold: () => () => undefined, ifClosed: () => Promise.resolve(undefined) };
  const session = await DraftSession.open({
    backend: new MemoryBackend().reachedBy(network),
    storage: openDraftStorage(memoryDraftRecords(), { uid: 'teacher', courseId: 'course' }, locks),
  });
  if (!session) throw new Error('There is no draft.');
  if (isCutOff) network.state = 'offline';
  sessions.push(session);
  for (const [index, title] of lessons.entries())
    session.edit((view) => addLesson(view, `l${String(index)}`, { section: 's1', title, kind: 'text' }));
  return renderScreen(
    <DraftContext value={session}>
      <Outline courseId="course" />
    </DraftContext>,
  );
}

const titleField = (lesson: number, section = 1) => screen.getByRole('textbox', { name: text.lesson(lesson, section) });
const pressed = (name: string) => screen.getByRole('button', { name });

test('typing after adding a row names the new row, also below the rows rendered first', async () => {
  const { person } = await renderOutline(Array.from({ length: 40 }, (_, index) => `Lesson ${String(index)}`));
  await person.click(pressed(text.addLessonTo('One')));
  const kind = within(screen.getByRole('menu', { name: text.addLessonTo('One') }));
  await person.click(kind.getByRole('menuitem', { name: text.kinds.text }));
  await person.keyboard('Bowline');
  expect(titleField(41)).toHaveValue('Bowline');
  await person.click(pressed(text.addSection));
  await person.keyboard('Knots');
  expect(screen.getByRole('textbox', { name: text.section(3) })).toHaveValue('Knots');
});

test('Undo has the focus after each deletion, and the lesson that is back has it afterwards', async () => {
  const { person } = await renderOutline(['Same', 'Same', 'Other']);
  await person.click(pressed(text.remove('Other')));
  await person.click(screen.getAllByRole('button', { name: text.remove('Same') })[1]!);
  await person.click(pressed(text.remove('Same')));
  expect(pressed(text.undo)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(titleField(1)).toHaveFocus();
  expect(titleField(1)).toHaveValue('Same');
});

test('a lesson that is moved into another section keeps the focus, also when it is put back', async () => {
  const { person } = await renderOutline(['First', 'Last']);
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  act(() => pressed(text.move('Last')).focus());
  await person.keyboard(' {ArrowDown}');
  expect(titleField(1, 2)).toHaveValue('Last');
  expect(focused()).toBe(text.move('Last'));
  // No frame passes between a key and the next one.
  fireEvent.keyDown(pressed(text.move('Last')), { key: 'Escape' });
  expect(focused()).toBe(text.move('Last'));
  expect(titleField(2)).toHaveValue('Last');
});

test('a click on a handle shows buttons that move its lesson, also into another section', async () => {
  const { person } = await renderOutline(['First', 'Last']);
  await person.click(pressed(text.move('First')));
  await person.click(pressed(sorting.down('First')));
  expect(titleField(2)).toHaveValue('First');
  await person.click(pressed(sorting.down('First')));
  expect(titleField(1, 2)).toHaveValue('First');
  expect(pressed(text.move('First'))).toHaveFocus();
  await person.click(pressed(sorting.up('First')));
  expect(titleField(2)).toHaveValue('First');
  await person.click(pressed(text.move('First')));
  expect(screen.queryByRole('button', { name: sorting.up('First') })).toBeNull();
});

/** Types letters at the end of a field, without a moment in which timers could run. */
function typeFast(field: HTMLElement, letters: string): void {
  for (const letter of letters)
    fireEvent.change(field, { target: { value: (field as HTMLInputElement).value + letter } });
}

test('fast typing renders its own row now and then, never the other ones and not the drag context', async () => {
  // A save, which may fall into the test on a slow machine, would render the rows that it has confirmed.
  await renderOutline(
    Array.from({ length: 30 }, (_, index) => `Lesson ${String(index)}`),
    true,
  );
  Object.assign(mockRendered, { handles: 0, contexts: 0 });
  typeFast(titleField(1), 'abc');
  expect(titleField(1)).toHaveValue('Lesson 0abc');
  // Once for the first key, and once for those that followed it.
  expect(await screen.findByRole('button', { name: text.move('Lesson 0abc') })).toBeVisible();
  expect(mockRendered).toEqual({ handles: 2, contexts: 0 });
});

test.each([
  ['the field loses the focus', (field: HTMLElement) => field.blur()],
  [
    'the page is hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
    },
  ],
  ['the outline is left', (_field: HTMLElement, leave: () => void) => leave()],
])('the last letters of a title are in the draft as soon as %s', async (_, end) => {
  const { unmount } = await renderOutline(['Tea']);
  titleField(1).focus();
  typeFast(titleField(1), 'cups');
  const title = () => sessions[0]?.state().view.lessons.l0?.title;
  expect(title()).toBe('Teac');
  act(() => end(titleField(1), unmount));
  expect(title()).toBe('Teacups');
});
