import type { Facet } from '../domain';

/** The ids of the lengths of courses, the shortest first. */
export const DURATIONS = ['under-1h', '1h-3h', '3h-10h', 'over-10h'] as const;

/** Values that have an order of their own, from first to last. */
export const ORDERED_VALUES: Partial<Record<Facet, readonly string[]>> = {
  level: ['all', 'beginner', 'intermediate', 'advanced'],
  price: ['free', 'paid'],
  duration: DURATIONS,
};
