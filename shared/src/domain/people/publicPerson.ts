import { nullable, object, type Parsed } from '../../contract/parse';
import { listedCourse } from '../catalogue/listedCourse';
import { documentParser } from '../parsing/document';
import { boundedList, chars, httpsUrl, storagePath } from '../parsing/fields';

/** Courses that the page of a teacher shows. */
export const MAX_PERSON_COURSES = 60;

const person = object({
  name: chars(1, 60),
  /** The person's profile; null when it is not public. */
  profile: nullable(
    object({
      headline: chars(0, 80),
      bio: chars(0, 1000),
      avatar: nullable(storagePath),
      links: boundedList(httpsUrl, 5),
    }),
  ),
  /** Published courses that the person teaches, newest first. */
  courses: boundedList(listedCourse, MAX_PERSON_COURSES),
});

/** A person's public data. The site serves it at `/api/people/{uid}`, and null when nothing is public. */
export type PublicPerson = Parsed<typeof person>;

/** Parses what everybody may see of the account `uid`; throws a DocumentError. */
export const parsePublicPerson = (data: unknown, uid: string): PublicPerson =>
  documentParser(person)(data, `people/${uid}`);
