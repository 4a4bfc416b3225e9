/** What a list shows once somebody uses it, and below its first courses: one file to load, after them. */
export { FilterDialog } from './FilterDialog';
export { NoneMatch } from './NoneMatch';
export { Pager } from './Pager';
