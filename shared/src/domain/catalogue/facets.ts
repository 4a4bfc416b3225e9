/**
 * The facets that courses can be filtered by, in the order of the panel. Each is a parameter of the query string;
 * `topic` is a subcategory.
 */
export const FACETS = ['category', 'topic', 'level', 'price', 'duration', 'language'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];
