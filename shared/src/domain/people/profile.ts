import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, httpsUrl, boundedList, storagePath, time } from '../parsing/fields';

/** `profiles/{uid}`: a person's public or private profile. */
export type Profile = ReturnType<typeof parseProfile>;

/** Parses `profiles/{uid}`; throws a DocumentError. */
export const parseProfile = documentParser(
  object({
    displayName: chars(2, 60),
    headline: chars(0, 80),
    bio: chars(0, 1000),
    avatar: nullable(storagePath),
    links: boundedList(httpsUrl, 5),
    visibility: oneOf('public', 'private'),
    createdAt: time,
    updatedAt: time,
  }),
);
