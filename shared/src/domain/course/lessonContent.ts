import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, chars, language, boundedList, storagePath, integer } from '../parsing/fields';

const caption = object({ language, path: storagePath, kind: oneOf('captions', 'subtitles', 'descriptions') });
const chapter = object({ title: chars(1, 120), startSec: integer(0) });
const resource = object({ title: chars(1, 120), path: storagePath });

/** `courses/{id}/content/{lessonId}`: the video, captions, text and files of a lesson. */
export type LessonContent = ReturnType<typeof parseLessonContent>;

/** Parses `courses/{id}/content/{lessonId}`; throws a DocumentError. */
export const parseLessonContent = documentParser(
  object({
    video: nullable(storagePath),
    captions: boundedList(caption, 20),
    chapters: boundedList(chapter, 100),
    body: chars(0, 100_000),
    resources: boundedList(resource, 20),
    preview: boolean,
  }),
);
