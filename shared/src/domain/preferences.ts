import * as v from 'valibot';
import { chars, documentParser, time } from './document';

/** `users/{uid}`: the person's own preferences. */
export type Preferences = ReturnType<typeof parsePreferences>;

/** Parses `users/{uid}`; throws a DocumentError. */
export const parsePreferences = documentParser(v.object({
  locale: chars(2, 35), theme: v.picklist(['system', 'light', 'dark']),
  captions: v.object({ on: v.boolean(), language: v.nullable(chars(2, 35)), size: v.picklist(['small', 'medium', 'large']) }),
  speed: v.pipe(v.number(), v.minValue(0.25), v.maxValue(2)), reducedMotion: v.boolean(), updatedAt: time,
}));
