/** Parsers of a course's documents, in a separate module so that they load after the screen is shown. */
export { parseCourse, parseEnrolment, parseLesson, parseLessonContent, parseSection } from '@lectern/shared/domain';
