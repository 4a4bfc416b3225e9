import * as v from 'valibot';
import { chars, documentParser, httpsUrl, id, storagePath, time, whole } from './document';

/** `users/{uid}`: the person's own preferences. */
export type Preferences = ReturnType<typeof parsePreferences>;

/** Parses `users/{uid}`; throws a DocumentError. */
export const parsePreferences = documentParser(v.object({
  locale: chars(2, 35), theme: v.picklist(['system', 'light', 'dark']),
  captions: v.object({ on: v.boolean(), language: v.nullable(chars(2, 35)), size: v.picklist(['small', 'medium', 'large']) }),
  speed: v.pipe(v.number(), v.minValue(0.25), v.maxValue(2)), reducedMotion: v.boolean(), updatedAt: time,
}));

/** `users/{uid}/enrolments/{courseId}`. `entitlement` is the product whose entitlement allowed it, null for a free course. */
export type Enrolment = ReturnType<typeof parseEnrolment>;

/** Parses `users/{uid}/enrolments/{courseId}`; throws a DocumentError. */
export const parseEnrolment = documentParser(v.object({
  source: v.picklist(['free', 'purchase', 'grant']), entitlement: v.nullable(id), createdAt: time,
}));

const lessonProgress = v.object({
  /** One bit for each 5 s, base64: set when those seconds were played. */
  watched: v.pipe(v.string(), v.maxLength(4096), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  positionSec: v.pipe(v.number(), v.minValue(0)), done: v.boolean(),
  /** When the learner was last there, in milliseconds since 1970; see `LessonProgress`. */
  at: v.optional(whole(0)),
});

/** `users/{uid}/progress/{courseId}`: how far a learner has come, by lesson. */
export type Progress = ReturnType<typeof parseProgress>;

/** Parses `users/{uid}/progress/{courseId}`; throws a DocumentError. */
export const parseProgress = documentParser(v.object({
  lessons: v.record(id, lessonProgress), lastLessonId: v.nullable(id), percent: whole(0, 100), updatedAt: time,
}));

/** `users/{uid}/notes/{id}`: a note at a time of a lesson (seconds), or at a place of a book. */
export type Note = ReturnType<typeof parseNote>;

/** Parses `users/{uid}/notes/{id}`; throws a DocumentError. */
export const parseNote = documentParser(v.object({
  kind: v.picklist(['lesson', 'book']), courseId: v.nullable(id), itemId: id,
  timeSec: v.nullable(v.pipe(v.number(), v.minValue(0))), locator: v.nullable(chars(1, 500)), text: chars(1, 2000),
  createdAt: time, updatedAt: time,
}));

/** `users/{uid}/reading/{bookId}`: where a reader stands, and the bookmarks set. */
export type Reading = ReturnType<typeof parseReading>;

/** Parses `users/{uid}/reading/{bookId}`; throws a DocumentError. */
export const parseReading = documentParser(v.object({
  locator: chars(0, 500), percent: whole(0, 100), bookmarks: v.pipe(v.array(chars(1, 500)), v.maxLength(100)), updatedAt: time,
}));

/** `users/{uid}/saved/{itemId}`: something kept for later. */
export type Saved = ReturnType<typeof parseSaved>;

/** Parses `users/{uid}/saved/{itemId}`; throws a DocumentError. */
export const parseSaved = documentParser(v.object({ kind: v.picklist(['course', 'book']), refId: id, createdAt: time }));

/** `profiles/{uid}`: what a person shows of themselves. */
export type Profile = ReturnType<typeof parseProfile>;

/** Parses `profiles/{uid}`; throws a DocumentError. */
export const parseProfile = documentParser(v.object({
  displayName: chars(2, 60), headline: chars(0, 80), bio: chars(0, 1000), avatar: v.nullable(storagePath),
  links: v.pipe(v.array(httpsUrl), v.maxLength(5)), visibility: v.picklist(['public', 'private']), createdAt: time, updatedAt: time,
}));

/** `certificates/{uid_courseId}`: proof of a finished course. */
export type Certificate = ReturnType<typeof parseCertificate>;

/** Parses `certificates/{id}`; throws a DocumentError. */
export const parseCertificate = documentParser(v.object({
  uid: id, courseId: id, courseTitle: chars(3, 120), learnerName: chars(2, 60), issuedAt: time,
}));

/** `pens/{id}`: a saved piece of the code editor. */
export type Pen = ReturnType<typeof parsePen>;

/** Parses `pens/{id}`; throws a DocumentError. */
export const parsePen = documentParser(v.object({
  ownerUid: id, title: chars(1, 80), html: chars(0, 50_000), css: chars(0, 50_000), js: chars(0, 50_000),
  visibility: v.picklist(['private', 'unlisted', 'public']), forkOf: v.nullable(id), createdAt: time, updatedAt: time,
}));
