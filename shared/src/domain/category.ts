import * as v from 'valibot';
import { chars, documentParser, slug, whole } from './document';

/** `categories/{slug}`: a category, or a subcategory when it has a parent. */
export type Category = ReturnType<typeof parseCategory>;

/** Parses `categories/{slug}`; throws a DocumentError. */
export const parseCategory = documentParser(v.object({
  name: chars(1, 60), parent: v.nullable(slug), order: whole(0), icon: chars(1, 40),
}));
