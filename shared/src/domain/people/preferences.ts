import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, chars, number, time } from '../parsing/fields';

/** `users/{uid}`: the person's own preferences. */
export type Preferences = ReturnType<typeof parsePreferences>;

/** Parses `users/{uid}`; throws a DocumentError. */
export const parsePreferences = documentParser(
  object({
    locale: chars(2, 35),
    theme: oneOf('system', 'light', 'dark'),
    captions: object({ on: boolean, language: nullable(chars(2, 35)), size: oneOf('small', 'medium', 'large') }),
    speed: number(0.25, 2),
    reducedMotion: boolean,
    updatedAt: time,
  }),
);
