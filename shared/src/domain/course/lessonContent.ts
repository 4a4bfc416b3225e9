import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, chars, language, some, storagePath, whole } from '../parsing/fields';

const caption = object({ language, path: storagePath, kind: oneOf('captions', 'subtitles', 'descriptions') });
const chapter = object({ title: chars(1, 120), startSec: whole(0) });
const resource = object({ title: chars(1, 120), path: storagePath });

/** `courses/{id}/content/{lessonId}`: what a learner watches or reads. */
export type LessonContent = ReturnType<typeof parseLessonContent>;

/** Parses `courses/{id}/content/{lessonId}`; throws a DocumentError. */
export const parseLessonContent = documentParser(
  object({
    video: nullable(storagePath),
    captions: some(caption, 20),
    chapters: some(chapter, 100),
    body: chars(0, 100_000),
    resources: some(resource, 20),
    preview: boolean,
  }),
);
