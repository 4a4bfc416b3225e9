import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';
import type { Grade } from '../log/recall';

/** Memory of a card by FSRS: its stability in days, and its difficulty from 1 to 10. */
export type Memory = Readonly<FSRSState>;

/** The share of reviews that the schedule aims to be remembered. */
export const TARGET = 0.9;

/** Longest interval, in days: what is known is asked once a year. */
export const MAX_INTERVAL = 365;

/**
 * FSRS-6 (Free Spaced Repetition Scheduler) with its published default parameters, and without random spread of the
 * intervals: all devices compute the same schedule from the same log.
 */
const algorithm = new FSRSAlgorithm({
  request_retention: TARGET,
  maximum_interval: MAX_INTERVAL,
  enable_fuzz: false,
  enable_short_term: true,
});

/** Returns the memory after a review, `days` after the last one; null before the first. */
export const reviewedMemory = (memory: Memory | null, days: number, grade: Grade): Memory =>
  algorithm.next_state(memory, Math.max(0, days), grade);

/** Returns the days until a remembered card is asked again: 1 to MAX_INTERVAL. */
export const intervalOf = ({ stability }: Memory): number => algorithm.next_interval(stability, 0);
