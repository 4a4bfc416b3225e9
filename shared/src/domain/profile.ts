import * as v from 'valibot';
import { chars, documentParser, httpsUrl, storagePath, time } from './document';

/** `profiles/{uid}`: what a person shows of themselves. */
export type Profile = ReturnType<typeof parseProfile>;

/** Parses `profiles/{uid}`; throws a DocumentError. */
export const parseProfile = documentParser(v.object({
  displayName: chars(2, 60), headline: chars(0, 80), bio: chars(0, 1000), avatar: v.nullable(storagePath),
  links: v.pipe(v.array(httpsUrl), v.maxLength(5)), visibility: v.picklist(['public', 'private']), createdAt: time, updatedAt: time,
}));
