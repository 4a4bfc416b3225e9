/** How far a course has come on its way to learners. */
export const COURSE_STATUSES = ['draft', 'review', 'published', 'archived'] as const;

/** Whom a course is made for. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

/** What a lesson is made of. */
export const LESSON_KINDS = ['video', 'text', 'quiz', 'pen'] as const;
