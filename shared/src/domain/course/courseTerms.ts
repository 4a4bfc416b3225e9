/** The stages of publishing a course. */
export const COURSE_STATUSES = ['draft', 'review', 'published', 'archived'] as const;

/** The levels of courses. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

/** The kinds of lessons. */
export const LESSON_KINDS = ['video', 'text', 'quiz', 'pen'] as const;
