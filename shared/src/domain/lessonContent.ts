import * as v from 'valibot';
import { chars, documentParser, language, storagePath, whole } from './document';

const caption = v.object({ language, path: storagePath, kind: v.picklist(['captions', 'subtitles', 'descriptions']) });
const chapter = v.object({ title: chars(1, 120), startSec: whole(0) });
const resource = v.object({ title: chars(1, 120), path: storagePath });

/** `courses/{id}/content/{lessonId}`: what a learner watches or reads. */
export type LessonContent = ReturnType<typeof parseLessonContent>;

/** Parses `courses/{id}/content/{lessonId}`; throws a DocumentError. */
export const parseLessonContent = documentParser(v.object({
  video: v.nullable(storagePath), captions: v.pipe(v.array(caption), v.maxLength(20)),
  chapters: v.pipe(v.array(chapter), v.maxLength(100)), body: chars(0, 100_000),
  resources: v.pipe(v.array(resource), v.maxLength(20)), preview: v.boolean(),
}));
