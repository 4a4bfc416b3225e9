/** Parts below the first screenful of a course, and its data for search engines: one chunk, loaded after the rest. */
export { Related } from './Related';
export { StructuredData } from './StructuredData';
export { TeacherAndReviews } from './TeacherAndReviews';
