import type { Facet } from '../domain';

/** Ids of course lengths, shortest first. */
export const DURATIONS = ['under-1h', '1h-3h', '3h-10h', 'over-10h'] as const;

/** Facets with a fixed order of values, from first to last. */
export const ORDERED_VALUES: Partial<Record<Facet, readonly string[]>> = {
  level: ['all', 'beginner', 'intermediate', 'advanced'],
  price: ['free', 'paid'],
  duration: DURATIONS,
};
