export { chars, DocumentError, id, language, slug, whole, type DocumentParser } from './document';
export {
  LessonBodyError, parsePenLesson, parseQuiz, type PenLesson, type Quiz, type QuizChoice, type QuizQuestion,
} from './lessonBody';
export {
  COURSE_LEVELS, COURSE_STATUSES, LESSON_KINDS, parseCategory, parseCourse, parseLesson, parseLessonContent, parseReview, parseSection,
  type Category, type Course, type Lesson, type LessonContent, type Review, type Section,
} from './course';
export {
  parseCertificate, parseEnrolment, parseNote, parsePen, parsePreferences, parseProfile, parseProgress, parseReading, parseSaved,
  type Certificate, type Enrolment, type Note, type Pen, type Preferences, type Profile, type Progress, type Reading, type Saved,
} from './learner';
export {
  changedLessons, DONE_SHARE, lastLessonOf, LESSONS_KEPT, mergeLesson, mergeProgress, noProgress, percentOf, salvageProgress, settleProgress, untouchedLesson,
  type CourseProgress, type LessonProgress, type LessonShape,
} from './progress';
export { cleanWatched, markWatched, mergeWatched, SECONDS_PER_BIT, WATCHED_CHARS, watchedShare, type Stretch } from './watched';
export { isIsbn13, parseBook, parseBookFile, type Book, type BookFile } from './book';
export {
  CART_LINES, ITEM_KINDS, parseCart, parseCheckoutSession, parseEntitlement, parsePayment, parsePrice, parseProduct,
  type Cart, type CartItem, type CheckoutSession, type Entitlement, type Payment, type Price, type Product,
} from './commerce';
export {
  businessLead, CONTACT_TOPICS, contactMessage, parseBusinessLead, parseContactMessage, parseTeacherApplication, teacherApplication,
  type BusinessLead, type ContactMessage, type TeacherApplication,
} from './correspondence';
export {
  courseFilePath, parseCatalogueBooks, parseCatalogueCourse, parseCatalogueHome, parseCataloguePointer, parseListedBook, parseListedCategories, parseListedCategory,
  parseListedCourse, parseListedCourses,
  type CatalogueBooks, type CatalogueCourse, type CatalogueHome, type CataloguePointer, type ListedBook, type ListedCategory, type ListedCourse, type ListedOpenCourse,
} from './catalogue';
export { courseSchema, type PageAddress } from './courseSchema';
export { FACETS, parseCatalogueList, parseListAnswer, type CatalogueList, type Facet, type ListAnswer } from './catalogueList';
export type { Warn } from './withoutBroken';
