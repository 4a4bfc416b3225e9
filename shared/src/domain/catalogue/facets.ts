/** Facets that filter courses, in the panel's order. Each is a query parameter; `topic` is a subcategory. */
export const FACETS = ['category', 'topic', 'level', 'price', 'duration', 'language'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];
