/**
 * The forms of the documents of a course and of being in it; a module of its own, so that they are loaded while the
 * screen is shown.
 */
export { parseCourse, parseEnrolment, parseLesson, parseLessonContent, parseSection } from '@lectern/shared/domain';
