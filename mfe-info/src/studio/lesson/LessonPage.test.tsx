import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { captionsText } from '../../text/captions.en';
import { memoryDraftRecords } from '../data/draftRecords';
import { contentEdit, DraftSession } from '../data/draftSession';
import { openDraftStorage } from '../data/draftStorage';
import { addLesson, EMPTY_CONTENT } from '../data/operations';
import { MemoryBackend } from '../data/testing/memoryBackend';
import { DraftContext } from '../frame/useDraft';
import { LessonPage } from './LessonPage';

const mockStoreFile = jest.fn<Promise<string>, []>();
jest.mock('../upload/storeFile', () => ({ storeFile: () => mockStoreFile() }));

const captions = textOf(captionsText);
const sessions: DraftSession[] = [];
afterEach(() => Promise.all(sessions.splice(0).map((session) => session.close())));

/** Opens the lesson `film` of a draft. `leave` goes to another page of the studio. */
async function openFilm() {
  const locks = { hold: () => () => undefined, ifClosed: () => Promise.resolve(undefined) };
  const session = await DraftSession.open({
    backend: new MemoryBackend().reachedBy({ state: 'online' }),
    storage: openDraftStorage(memoryDraftRecords(), { uid: 'teacher', courseId: 'course' }, locks),
  });
  if (!session) throw new Error('There is no draft.');
  sessions.push(session);
  session.edit((view) => addLesson(view, 'film', { section: 's1', title: 'Film', kind: 'video' }));
  session.edit(() => contentEdit('film', { ...EMPTY_CONTENT, video: 'courses/course/drafts/one/film.webm' }));
  session.retry();
  await session.settled();
  const view = renderScreen(
    <DraftContext value={session}>
      <LessonPage courseId="course" lessonId="film" />
    </DraftContext>,
  );
  await screen.findByRole('group', { name: captions.add });
  return { session, leave: () => view.rerender(<p />), container: view.container };
}

/** Chooses a caption file, whose upload ends when the returned function is called. */
async function chooseCaptions(container: HTMLElement): Promise<() => Promise<void>> {
  let end: (path: string) => void = () => undefined;
  const upload = new Promise<string>((resolve) => {
    end = resolve;
  });
  mockStoreFile.mockReset().mockReturnValue(upload);
  const file = new File([''], 'en.vtt');
  Object.assign(file, { text: () => Promise.resolve('WEBVTT\n\n00:01.000 --> 00:04.000\nTea.\n') });
  fireEvent.change(container.querySelector('input[data-captions]')!, { target: { files: [file] } });
  await waitFor(() => expect(mockStoreFile).toHaveBeenCalled());
  return () =>
    act(async () => {
      end('courses/course/drafts/two/captions-en.vtt');
      await upload;
    });
}

test('captions that are stored after the lesson was left keep what was written meanwhile', async () => {
  const { session, leave, container } = await openFilm();
  const finish = await chooseCaptions(container);
  leave();
  session.edit(({ contents }) => contentEdit('film', { ...contents.film!, body: 'Written meanwhile' }));
  await finish();
  const { contents } = session.state().view;
  expect(contents.film).toMatchObject({ body: 'Written meanwhile', captions: [{ language: 'en' }] });
});
