export { answerList, type AskedCatalogue } from './answerList';
export { bookMatcher } from './bookMatcher';
export {
  courseAt,
  CourseTableBuilder,
  decodeCourseTable,
  encodeCourseTable,
  rowOf,
  type CourseRow,
  type CourseTable,
} from './courseTable';
export { ORDERED_VALUES } from './facetValues';
export { prepareSearch, type SearchedCourses } from './findRows';
export { fold, foldedWords, wordsOf, type Word } from './fold';
export {
  chosenOf,
  facetsOf,
  PAGE_SIZE,
  requestQuery,
  scopeKey,
  scopeOf,
  SORTS,
  type Chosen,
  type ListRequest,
  type ListScope,
  type Sort,
} from './listRequest';
export { preparingLists } from './preparingLists';
export { slugOf } from './slugOf';
export { CourseWordReader, TextIndexBuilder, type CourseWords, type TextIndex } from './TextIndex';
export { decodeTextIndex, encodeTextIndex, encodingTextIndex } from './textIndexFile';
