import { nullable, object } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, slug, integer } from '../parsing/fields';

/** `categories/{slug}`: a category, or a subcategory when it has a parent. */
export type Category = ReturnType<typeof parseCategory>;

/** Parses `categories/{slug}`; throws a DocumentError. */
export const parseCategory = documentParser(
  object({
    name: chars(1, 60),
    parent: nullable(slug),
    order: integer(0),
    icon: chars(1, 40),
  }),
);
