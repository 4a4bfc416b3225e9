/** What parses a document */
export { DocumentError, type DocumentParser } from './document';
export { chars, id, language, slug, whole } from './formFields';
export { slugWords } from './slugWords';

/** Courses */
export { COURSE_LEVELS, COURSE_STATUSES, LESSON_KINDS } from './courseTerms';
export { parseCategory, type Category } from './category';
export { parseCourse, type Course } from './course';
export { parseSection, type Section } from './section';
export { parseLesson, type Lesson } from './lesson';
export { parseLessonContent, type LessonContent } from './lessonContent';
export {
  LessonBodyError,
  parsePenLesson,
  parseQuiz,
  type PenLesson,
  type Quiz,
  type QuizChoice,
  type QuizQuestion,
} from './lessonBody';
export { parseReview, type Review } from './review';

/** Learners */
export { parsePreferences, type Preferences } from './preferences';
export { parseEnrolment, type Enrolment } from './enrolment';
export { parseProgress, type Progress } from './progressDocument';
export { parseNote, type Note } from './note';
export { parseReading, type Reading } from './reading';
export { parseSaved, type Saved } from './saved';
export { parseProfile, type Profile } from './profile';
export { parseCertificate, type Certificate } from './certificate';
export { parsePen, type Pen } from './pen';
export {
  changedLessons,
  DONE_SHARE,
  lastLessonOf,
  LESSONS_KEPT,
  mergeLesson,
  mergeProgress,
  noProgress,
  percentOf,
  salvageProgress,
  settleProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from './progress';
export {
  cleanWatched,
  markWatched,
  mergeWatched,
  SECONDS_PER_BIT,
  WATCHED_CHARS,
  watchedShare,
  type Stretch,
} from './watched';

/** Books and what is for sale */
export { isIsbn13 } from './isbn13';
export { parseBook, type Book } from './book';
export { parseBookFile, type BookFile } from './bookFile';
export { CART_LINES, ITEM_KINDS } from './cartTerms';
export { parseCart, type Cart, type CartItem } from './cart';
export { parseProduct, type Product } from './product';
export { parsePrice, type Price } from './price';
export { parseEntitlement, type Entitlement } from './entitlement';
export { parseCheckoutSession, type CheckoutSession } from './checkoutSession';
export { parsePayment, type Payment } from './payment';

/** What people write to the site */
export { CONTACT_TOPICS, contactMessage, parseContactMessage, type ContactMessage } from './contactMessage';
export { businessLead, parseBusinessLead, type BusinessLead } from './businessLead';
export { parseTeacherApplication, teacherApplication, type TeacherApplication } from './teacherApplication';

/** The published catalogue */
export { parseCataloguePointer, type CataloguePointer } from './cataloguePointer';
export { parseCatalogueHome, type CatalogueHome, type ListedOpenCourse } from './catalogueHome';
export { parseCatalogueBooks, parseListedBook, type CatalogueBooks, type ListedBook } from './catalogueBooks';
export { courseFilePath, parseCatalogueCourse, type CatalogueCourse } from './catalogueCourse';
export { parseCatalogueList, type CatalogueList } from './catalogueList';
export { parseListAnswer, type ListAnswer } from './listAnswer';
export { parseListedCategories, parseListedCategory, type ListedCategory } from './listedCategory';
export { parseListedCourse, parseListedCourses, type ListedCourse } from './listedCourse';
export { FACETS, type Facet } from './facets';
export { courseSchema, type PageAddress } from './courseSchema';
export type { Warn } from './withoutBroken';
