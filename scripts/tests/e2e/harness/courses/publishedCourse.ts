import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wireFieldsOf, type Backend } from '@lectern/backend';

/** A lesson of a course for tests: `film` has the sample film for a video. Times in seconds. */
export type PublishedLesson = {
  id: string;
  title: string;
  kind: 'video' | 'text' | 'pen' | 'quiz';
  durationSec: number;
  body: string;
};

/** Fields of a course that differ between tests. All others are the same for each. */
export type PublishedCourse = {
  id: string;
  title: string;
  summary?: string;
  category: string;
  teacherUid?: string;
  durationSec: number;
  lessons: readonly PublishedLesson[];
};

const FILM = join(__dirname, '../../../../content/sample/courses/honest-charts/media/bars-begin-at-zero.webm');

/** Publishes a free course of one section, past the rules; each lesson of kind `video` plays the same sample film. */
export async function publishCourse({ firestore, storage }: Backend, course: PublishedCourse): Promise<void> {
  for (const [path, data] of Object.entries(courseDocuments(course))) firestore.admin.set(path, wireFieldsOf(data));
  await storage.admin.put('lectern', filmOf(course.id), await readFile(FILM), { contentType: 'video/webm' });
}

const filmOf = (courseId: string): string => `courses/${courseId}/film.webm`;

function courseDocuments(course: PublishedCourse): Record<string, object> {
  const path = `courses/${course.id}`;
  const documents: Record<string, object> = {
    [path]: courseDocument(course),
    [`${path}/sections/all`]: { title: 'All of it', order: 0 },
  };
  for (const [order, { id, body, ...fields }] of course.lessons.entries()) {
    documents[`${path}/sections/all/lessons/${id}`] = { ...fields, order, preview: false };
    const video = fields.kind === 'video' ? filmOf(course.id) : null;
    documents[`${path}/content/${id}`] = { captions: [], chapters: [], resources: [], preview: false, video, body };
  }
  return documents;
}

function courseDocument({
  id,
  title,
  summary = '',
  category,
  teacherUid,
  durationSec,
  lessons,
}: PublishedCourse): object {
  const now = new Date();
  return {
    slug: id,
    title,
    subtitle: '',
    summary,
    category,
    subcategory: null,
    teacherUid: teacherUid ?? 'nobody',
    teacherName: 'Nobody',
    level: 'beginner',
    language: 'en',
    captionLanguages: [],
    durationSec,
    lessonCount: lessons.length,
    productId: null,
    ratingSum: 0,
    ratingCount: 0,
    cover: null,
    tags: [],
    status: 'published',
    createdAt: now,
    updatedAt: now,
  };
}
