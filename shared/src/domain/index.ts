/** Parsing documents */
export { DocumentError, type DocumentParser } from './parsing/document';
export { chars, id, language, slug, integer } from './parsing/formFields';
export { isEmailAddress } from './parsing/patterns';
export { slugWords } from './course/slugWords';

/** Courses */
export { COURSE_LEVELS, COURSE_STATUSES, LESSON_KINDS, MIN_RATINGS } from './course/courseTerms';
export { parseCategory, type Category } from './course/category';
export { parseCourse, type Course } from './course/course';
export { MAX_PATH_COURSES, parseLearningPath, type LearningPath } from './learning/learningPath';
export { parseSection, type Section } from './course/section';
export { parseLesson, type Lesson } from './course/lesson';
export { parseLessonContent, type LessonContent } from './course/lessonContent';
export { formatPenLesson, formatQuiz } from './course/formatLessonBody';
export { LessonBodyError } from './course/LessonBodyError';
export { parsePenLesson, PEN_TEST_LIMITS, scanPenLesson, type PenLesson, type PenTest } from './course/penLesson';
export { parseQuiz, scanQuiz, type Quiz, type QuizChoice, type QuizQuestion } from './course/quizBody';
export {
  DRAFT_LIMITS,
  parseCourseDraft,
  parseDraftContent,
  type CourseDraft,
  type DraftContent,
  type DraftDetails,
  type DraftLesson,
  type DraftSection,
} from './course/courseDraft';
export { draftFolder, publishedPath, publishLessonFiles, type FileCopy } from './course/draftFiles';
export { replaceTextImages } from './course/textImages';
export { parseSolution, type Solution } from './course/solution';
export { draftOutline, type OutlineSection } from './course/draftOutline';
export {
  parseCourseRequest,
  parseCourseReview,
  parseReviewComment,
  type CourseRequest,
  type CourseRequestAction,
  type CourseReview,
  type ReviewComment,
} from './course/courseReview';
export { parseCourseFigures, type CourseFigures } from './course/courseFigures';
export { ADVICE, missingParts, type CheckedContent, type MissingKind, type MissingPart } from './course/missingParts';
export { parseReview, UNNAMED_REVIEWER, type Review } from './course/review';
export {
  parseAnswer,
  parseHiddenPost,
  parsePostPace,
  parseQuestion,
  parseQuestionVote,
  POSTS_PER_HOUR,
  QUESTION_LIMITS,
  type Answer,
  type HiddenPost,
  type PostPace,
  type Question,
  type QuestionVote,
} from './course/question';

/** Learners */
export { parsePreferences, type Preferences } from './people/preferences';
export { parseEnrolment, type Enrolment } from './learning/enrolment';
export { parseProgress, type Progress } from './learning/progressDocument';
export { findNextLesson, type NextLesson } from './learning/findNextLesson';
/** @deprecated Use findNextLesson. */
export { findNextLesson as lessonToGoOn } from './learning/findNextLesson';
export { parseNote, type Note } from './learning/note';
export { parseReading, type Reading } from './learning/reading';
export { parseSaved, type Saved } from './learning/saved';
export { parseProfile, type Profile } from './people/profile';
export { MAX_PERSON_COURSES, parsePublicPerson, type PublicPerson } from './people/publicPerson';
export {
  formatCertificateCode,
  parseCertificate,
  parseCertificateCode,
  parseCredential,
  type Certificate,
  type Credential,
} from './learning/certificate';
export { parsePen, type Pen } from './learning/pen';
export {
  changedLessons,
  DONE_SHARE,
  lastLessonOf,
  MAX_LESSONS,
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
} from './learning/progress';
export {
  cleanWatched,
  markWatched,
  mergeWatched,
  SECONDS_PER_BIT,
  WATCHED_CHARS,
  watchedShare,
  type Stretch,
} from './learning/watched';

/** Books and products */
export { isIsbn13 } from './commerce/isbn13';
export { parseBook, type Book } from './commerce/book';
export { parseBookFile, type BookFile } from './commerce/bookFile';
export { CART_LINES, ITEM_KINDS } from './commerce/cartTerms';
export { parseCart, type Cart, type CartItem } from './commerce/cart';
export { parseProduct, type Product } from './commerce/product';
export { parsePrice, type Price } from './commerce/price';
export { parseEntitlement, type Entitlement } from './commerce/entitlement';
export { CHECKOUT_ERRORS, parseCheckoutSession, type CheckoutSession } from './commerce/checkoutSession';
export { GIFT_STATES, parsePayment, PAYMENT_STATUSES, type Payment, type PaymentItem } from './commerce/payment';
export { parseRefundRequest, type RefundRequest } from './commerce/refundRequest';
export { GIFT_REFUSALS, parseGiftClaim, type GiftClaim } from './commerce/giftClaim';

/** Running the site */
export {
  DESK_ACTIONS,
  MESSAGE_STATUSES,
  NEEDS_MESSAGE,
  NEEDS_REASON,
  NOTIFICATION_KINDS,
  REPORT_REASONS,
  type DeskAction,
  type NotificationKind,
} from './desk/deskTerms';
export { parseAuditEntry, type AuditEntry } from './desk/auditEntry';
export { parseMailSettings, parseNotification, type MailSettings, type Notification } from './desk/notification';
export { parseReport, type Report } from './desk/report';

/** Messages from people */
export { CONTACT_TOPICS, contactMessage, parseContactMessage, type ContactMessage } from './people/contactMessage';
export { businessLead, parseBusinessLead, type BusinessLead } from './people/businessLead';
export {
  parseApplicationDraft,
  parseTeacherApplication,
  teacherApplication,
  type TeacherApplication,
} from './people/teacherApplication';

/** The published catalogue */
export { parseCataloguePointer, type CataloguePointer } from './catalogue/cataloguePointer';
export { parseCatalogueHome, type CatalogueHome, type ListedOpenCourse } from './catalogue/catalogueHome';
export { parseCatalogueBooks, parseListedBook, type CatalogueBooks, type ListedBook } from './catalogue/catalogueBooks';
export { courseFilePath, parseCatalogueCourse, type CatalogueCourse } from './catalogue/catalogueCourse';
export { parseCatalogueList, type CatalogueList } from './catalogue/catalogueList';
export { parseCataloguePaths, type ListedPath } from './catalogue/cataloguePaths';
export { parseListAnswer, type ListAnswer } from './catalogue/listAnswer';
export { parseListedCategories, parseListedCategory, type ListedCategory } from './catalogue/listedCategory';
export { parseListedCourse, parseListedCourses, type ListedCourse } from './catalogue/listedCourse';
export { FACETS, type Facet } from './catalogue/facets';
export { courseSchema, type PageAddress } from './catalogue/courseSchema';
export type { Warn } from './parsing/parseValid';
