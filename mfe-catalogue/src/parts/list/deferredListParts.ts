/** Parts that a list needs once it is used, and its pager: one chunk, loaded after the first courses. */
export { FilterDialog } from '../filters/FilterDialog';
export { NoMatchingCourses } from './NoMatchingCourses';
export { Pager } from './Pager';
