import type { Criterion } from './criterion';
import { OPERABLE } from './operable';
import { PERCEIVABLE } from './perceivable';
import { ROBUST } from './robust';
import { UNDERSTANDABLE } from './understandable';

export type { Criterion } from './criterion';

/** The 55 success criteria of the levels A and AA of WCAG 2.2, in the order of the recommendation. */
export const CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE, ...ROBUST];
