import { kindOf } from '@lectern/shared/failure';
import {
  parseBook,
  parseCourse,
  parseEnrolment,
  parseLessonContent,
  parseProgress,
  type DocumentParser,
  type Progress,
} from '@lectern/shared/domain';
import { queryOptions, type useQueryClient } from '@lectern/shared/query';
import { readQuiz } from '@lectern/shared/quiz';
import { outline, type OutlineLesson } from '../../data/courses';
import { notes } from '../../data/notes';
import { getFirstTries } from '../../data/quizScores';
import { pendingNotes } from '../../notes/noteOutbox';
import { quizCards } from './courseCards';
import type { Card, Work } from './deck';
import { currentNotes, noteCard, workIdOf, type OwnNote } from './noteCards';
import { getStoredDeck, storeDeck } from './storedDeck';

type Client = Pick<ReturnType<typeof useQueryClient>, 'query'>;

/** A course or book of the learner, and what is known of it before it is fetched. */
type Source = { uid: string; id: string; kind: Work['kind']; notes: OwnNote[]; own: Progress['lessons'] };

/**
 * Query of a learner's deck: questions of opened quizzes in enrolled courses, and all notes. Stores it on this device;
 * what the backend cannot give is taken from there. Fails when there is neither.
 */
export const deck = (uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'review-deck'],
    queryFn: async ({ client }): Promise<Work[]> => {
      const stored = await getStoredDeck(uid);
      let sources: Source[];
      try {
        sources = await fetchSources(uid, client);
      } catch (error) {
        if (stored.length > 0 && isUnreachable(error)) return stored;
        throw error;
      }
      const works = await Promise.all(
        sources.map((source) =>
          fetchWork(source, client).catch((error: unknown) => {
            const before = stored.find(({ id }) => id === source.id);
            if (before) return before;
            throw error;
          }),
        ),
      );
      await storeDeck(uid, works);
      return works;
    },
  });

const documents = () => import('@lectern/shared/firebase/documents');

async function fetchSources(uid: string, client: Client): Promise<Source[]> {
  const { listDocuments } = await documents();
  const [enrolments, progress, saved] = await Promise.all([
    listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment),
    listDocuments({ collection: `users/${uid}/progress` }, parseProgress),
    client.query(notes(uid, null)),
  ]);
  const own = currentNotes(saved, pendingNotes(uid));
  const bookIds = new Set(own.filter(({ kind }) => kind === 'book').map(workIdOf));
  const ids = new Set([...enrolments.map(({ id }) => id), ...own.map(workIdOf)]);
  return [...ids].map((id) => ({
    uid,
    id,
    kind: bookIds.has(id) ? 'book' : 'course',
    notes: own.filter((note) => workIdOf(note) === id),
    own: progress.find((entry) => entry.id === id)?.lessons ?? {},
  }));
}

async function fetchWork(source: Source, client: Client): Promise<Work> {
  const { id, kind } = source;
  if (kind === 'book') {
    const book = await getAllowed(`books/${id}`, parseBook);
    const cards = source.notes.map((note) => noteCard(note, null));
    return { id, kind, title: book?.title ?? null, slug: '', language: book?.language ?? null, cards };
  }
  const course = await getAllowed(`courses/${id}`, parseCourse);
  const lessons = course ? await client.query(outline(id)) : [];
  const cards = [
    ...(await Promise.all(lessons.map((lesson) => cardsOfLesson(source, lesson)))).flat(),
    ...source.notes.map((note) => noteCard(note, lessons.find((lesson) => lesson.id === note.itemId)?.title ?? null)),
  ];
  const { title = null, slug = 'course', language = null } = course ?? {};
  return { id, kind, title, slug, language, cards };
}

/** Returns the questions of a quiz lesson that the learner has opened; none of any other lesson. */
async function cardsOfLesson({ uid, id, own }: Source, lesson: OutlineLesson): Promise<Card[]> {
  if (lesson.kind !== 'quiz') return [];
  const answeredHere = new Set(getFirstTries(uid, id, lesson.id).keys());
  if (!own[lesson.id] && answeredHere.size === 0) return [];
  const content = await getAllowed(`courses/${id}/content/${lesson.id}`, parseLessonContent);
  const quiz = content?.body ? readQuiz(content.body) : null;
  return quiz ? quizCards({ id: lesson.id, title: lesson.title, quiz, answeredHere }, own[lesson.id]) : [];
}

/** Fetches a document; null when there is none, or it is no longer open to the learner. */
const getAllowed = async <T>(path: string, parse: DocumentParser<T>): Promise<T | null> =>
  (await documents()).getDocument(path, parse).catch((error: unknown) => {
    if (isUnreachable(error)) throw error;
    return null;
  });

const isUnreachable = (error: unknown): boolean => ['offline', 'unavailable'].includes(kindOf(error) ?? '');
