/** The stages of publishing a course. */
export const COURSE_STATUSES = ['draft', 'review', 'published', 'archived'] as const;

/** The levels of courses. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

/** The kinds of lessons. */
export const LESSON_KINDS = ['video', 'text', 'quiz', 'pen'] as const;

/** A rating counts, and is shown, from this number of reviews on: fewer say little, and may be those of friends. */
export const MIN_RATINGS = 3;
