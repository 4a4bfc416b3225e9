/** Parsers of a course's documents. A module of its own, so that they load while the screen is already shown. */
export { parseCourse, parseEnrolment, parseLesson, parseLessonContent, parseSection } from '@lectern/shared/domain';
