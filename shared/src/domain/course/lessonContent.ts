import { ContractError, nullable, object, oneOf, type Parser } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import {
  anything,
  boolean,
  boundedList,
  chars,
  httpsUrl,
  integer,
  language,
  storagePath,
  withDefault,
} from '../parsing/fields';

const caption = object({ language, path: storagePath, kind: oneOf('captions', 'subtitles', 'descriptions') });
const chapter = object({ title: chars(1, 120), startSec: integer(0) });
/** A file of a course, or a page elsewhere. */
const resourcePath: Parser<string> = (value, path) => {
  const address = storagePathOrUrl(value, path);
  if (!/^(courses\/|https:)/.test(address)) throw new ContractError(path, "a course's file or an https address", value);
  return address;
};
const storagePathOrUrl: Parser<string> = (value, path) =>
  (typeof value === 'string' && value.startsWith('https://') ? httpsUrl : storagePath)(value, path);
const resource = object({ title: chars(1, 120), path: resourcePath });

/** Fields of the content of a lesson, published or in a draft. */
export const lessonContentFields = {
  video: nullable(storagePath),
  // Content of releases before this field has none.
  poster: withDefault(nullable(storagePath), null),
  captions: validEntries(caption, 20),
  chapters: validEntries(chapter, 100),
  body: chars(0, 100_000),
  resources: validEntries(resource, 20),
};

/** `courses/{id}/content/{lessonId}`: the video, captions, text and files of a lesson. */
export type LessonContent = ReturnType<typeof parseLessonContent>;

/**
 * Parses `courses/{id}/content/{lessonId}`; throws a DocumentError. Malformed captions, chapters and resources are left
 * out: the security rules can't check every entry, and one must not make the lesson unreadable.
 */
export const parseLessonContent = documentParser(object({ ...lessonContentFields, preview: boolean }));

/** Accepts an array of at most `max` entries, and returns those that `item` accepts. */
function validEntries<T>(item: Parser<T>, max: number): Parser<T[]> {
  return (value, path) =>
    boundedList(anything, max)(value, path).flatMap((entry) => {
      try {
        return [item(entry, path)];
      } catch (error) {
        if (error instanceof ContractError) return [];
        throw error;
      }
    });
}
