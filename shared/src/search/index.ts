export { answerList, type SearchableCatalogue } from './answerList';
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
export { prepareSearch, type SearchableCourses } from './findRows';
export { compareFolded, fold, foldedWords, wordsOf, type Word } from './fold';
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
export { prepareListsInSlices } from './prepareListsInSlices';
export { slugOf } from './slugOf';
export { CourseWordReader, TextIndexBuilder, type CourseWords, type TextIndex } from './TextIndex';
export { decodeTextIndex, encodeTextIndex, encodeTextIndexInSlices } from './textIndexFile';
