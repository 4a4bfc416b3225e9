/** What stands below a course's first screenful, and what only machines read: one file to load, after the rest. */
export { Related } from './Related';
export { StructuredData } from './StructuredData';
export { TeacherAndReviews } from './TeacherAndReviews';
