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
  parseCatalogueBooks, parseCatalogueCourses, parseCatalogueHome, parseCataloguePointer, parseListedBook, parseListedCategory, parseListedCourse,
  type CatalogueBooks, type CatalogueCourses, type CatalogueHome, type CataloguePointer, type ListedBook, type ListedCategory, type ListedCourse, type ListedOpenCourse,
} from './catalogue';
